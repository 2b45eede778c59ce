// The smallest game there is: two players in turn, each move counts one up.
exports.Counting = {
  name: "counting",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { count: ({ G }) => ({ count: G.count + 1 }) },
};
