/** Small drawings of everything that can lie in a room or in a hand: 32 × 32, painted from back to front. */

/** A fill, or "line" for a stroke alone; and a path. */
export type Stroke = readonly [fill: string, path: string];

const SKIN = "#f2c9a4";
const DARK = "#3a2b4f";
const WHITE = "#fffaf0";
const RED = "#d5472b";
const BLUE = "#4f8fce";
const GREEN = "#5ea36f";
const YELLOW = "#f2c14e";
const BROWN = "#9a6a3c";
const GREY = "#aeb2bd";
const PINK = "#f09ab0";
const MAUVE = "#9b78c9";

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;
}

function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

const EYES = "M13.2 10v1.4M18.8 10v1.4";

/** Somebody seen from the front: shirt, hair, mouth, and what they carry. */
function person(shirt: string, hair: string, cut: string, mouth: string, ...more: Stroke[]): Stroke[] {
  return [
    [shirt, "M5.5 31Q5.5 18.5 16 18.5T26.5 31Z"],
    [SKIN, disc(16, 11.5, 7)],
    [hair, cut],
    ["line", EYES],
    ["line", mouth],
    ...more,
  ];
}

const SMILE = "M13 14.2Q16 17 19 14.2";
const FLAT = "M13.5 15.2H18.5";
const SHORT = "M9 10Q8.5 3.5 16 3.5T23 10Q20 6.5 16 7T9 10Z";
const LONG = "M8.5 19Q6.5 3 16 3T23.5 19L20.5 17Q22 8 16 7.4Q10 8 11.5 17Z";
const CAP = "M9 9Q9 3.5 16 3.5T23 9ZM21 9H27.5L26 7H22Z";
const CURLS = "M9 12A3 3 0 0 1 8.4 7A3.4 3.4 0 0 1 13 4A3.6 3.6 0 0 1 19.4 4A3.4 3.4 0 0 1 23.6 7.4A3 3 0 0 1 23 12Q21.4 7.6 16 7.6T9 12Z";
const SPIKES = "M9 10L8 4.5L11.5 6.5L13 2.5L16 5.8L19 2.5L20.5 6.5L24 4.5L23 10Q16 5.4 9 10Z";

function cat(fur: string): Stroke[] {
  return [
    [fur, "M24 27Q31 26 29.5 18Q28.6 15.4 27.4 17.4Q28.4 22 23.5 23Z"],
    [fur, "M7 30Q5.5 18 15 17.5T25 30Z"],
    [fur, "M7.5 14.5L7 5L12 8.4Q15 7.4 18.4 8.4L23 5L22.8 14.5Q21.4 19.4 15.2 19.4T7.5 14.5Z"],
    ["line", "M12 12.4v1.6M18.6 12.4v1.6M14.2 15.8L15.3 16.8L16.4 15.8M4.5 14L9 14.6M4.8 17L9 16.4M26 14L21.6 14.6M25.6 17L21.6 16.4"],
  ];
}

function screen(picture: Stroke[]): Stroke[] {
  return [
    ["line", "M11 6L16 9.5L22 3.5"],
    [BROWN, "M3.5 9.5h25v17h-25ZM8 26.5L6.5 30M24 26.5L25.5 30"],
    ["#bfe0f2", box(6.5, 12.5, 15, 11)],
    ["line", "M25 14.5v.1M25 18v.1"],
    ...picture,
  ];
}

function packet(colour: string): Stroke[] {
  return [
    [WHITE, "M10.5 5h2.6v8h-2.6ZM14.7 3h2.6v10h-2.6ZM18.9 5.6h2.6v8h-2.6Z"],
    [colour, "M7.5 10.5h17v18h-17Z"],
    [WHITE, "M7.5 15.5h17v6h-17Z"],
  ];
}

function book(colour: string, mark: string): Stroke[] {
  return [
    [WHITE, "M7 26.5Q7 23.5 10 23.5H26V29.5H10Q7 29.5 7 26.5Z"],
    [colour, "M7 26.5V6Q7 3 10 3H26V23.5H10Q7 23.5 7 26.5Z"],
    ["line", mark],
  ];
}

function bed(...more: Stroke[]): Stroke[] {
  return [
    [BROWN, "M3 10.5h2.6v19H3ZM26.4 16.5H29v13h-2.6Z"],
    [WHITE, "M5.6 17.5h8.6v5H5.6Z"],
    [BLUE, "M5.6 22.5Q8 18 15 18H26.4V26.5H5.6Z"],
    ...more,
  ];
}

function heart(x: number, y: number, s: number): string {
  return `M${x} ${y + s}Q${x - s * 1.7} ${y - s * 0.3} ${x - s * 0.8} ${y - s * 0.9}Q${x - s * 0.1} ${y - s * 1.1} ${x} ${y - s * 0.35}Q${x + s * 0.1} ${y - s * 1.1} ${x + s * 0.8} ${y - s * 0.9}Q${x + s * 1.7} ${y - s * 0.3} ${x} ${y + s}Z`;
}

function nookie(...more: Stroke[]): Stroke[] {
  return bed([RED, heart(19, 9, 6.5)], ...more);
}

function sheet(mark: string, paper = WHITE): Stroke[] {
  return [
    [paper, "M7 3H21L26 8V29H7Z"],
    ["line", "M21 3V8H26"],
    ["line", mark],
  ];
}

const ZED = "M19 4.5H25L19 11H25";

export const ART: Record<string, readonly Stroke[]> = {
  // People
  naze_max: person(RED, DARK, SPIKES, "M12.6 14.2H19.4Q18.6 17.6 16 17.6T12.6 14.2Z", [YELLOW, "M22 20L30 17.5L28.5 25Z"]),
  soiffard_maladroit: person(GREEN, BROWN, SHORT, "M13 15Q14.5 13.6 16 15T19 15", [YELLOW, "M23 19.5L29 18L30 26.5L24.5 28Z"], [PINK, disc(16, 12.8, 1.5)]),
  la_morfale: person(YELLOW, RED, LONG, "M13.4 13.8H18.6Q18.6 17.4 16 17.4T13.4 13.8Z", ["line", "M26 16V29M24 16V20Q26 22.4 28 20V16"]),
  internaute_squatteur: person(BLUE, DARK, SHORT, FLAT, [WHITE, "M10.6 9.2h4.4v3h-4.4ZM17 9.2h4.4v3H17Z"], [GREY, "M9 22.5H23L25 30H7Z"], ["#bfe0f2", "M11 24.5H21V28H11Z"]),
  type_sur_le_canape: [
    [MAUVE, "M3 14Q3 9.5 7.5 9.5H24.5Q29 9.5 29 14V22H3Z"],
    [SKIN, disc(10, 13.5, 4.6)],
    [GREEN, "M7 22Q7.5 17.4 12.5 17.6H24Q27 18 27 22Z"],
    [MAUVE, "M2 18.5Q2 16 4.2 16T6.4 18.5V21.5H25.6V18.5Q25.6 16 27.8 16T30 18.5V28H2Z"],
    ["line", "M8.4 13Q9.2 13.8 10 13M11 13Q11.8 13.8 12.4 13M9 15.8H11.6M5 28V30.5M27 28V30.5M22 12L25 12L22 15L25 15"],
  ],
  petit_joueur: person(PINK, YELLOW, SHORT, "M12.6 14.6Q14 13.4 15.2 14.8T18 14.6Q19 14 19.6 15", ["line", "M24.5 5Q27 6.6 24.5 8.4T24.5 12M28 3Q30.5 5 28 7"]),
  cohabitation_romantique: [
    [BLUE, "M1.5 30Q1.5 19.5 10 19.5T18 30Z"],
    [RED, "M14 30Q14 20.5 22 20.5T30.5 30Z"],
    [SKIN, `${disc(10.5, 13.5, 5.2)}${disc(21.5, 14.5, 5.2)}`],
    [DARK, "M5.4 12.5Q5.4 7.4 10.5 7.4T15.6 12.5Q12.8 9.6 10.5 10T5.4 12.5Z"],
    [BROWN, "M16 20Q14.6 8.6 21.5 8.4T27 20L24.8 18.6Q26 12.4 21.5 11.8Q17.4 12.4 18.2 18.6Z"],
    [RED, heart(16, 4.6, 3.2)],
  ],
  le_roliste: person(DARK, BROWN, LONG, SMILE, [RED, "M21 20.5L26.5 18.5L30.5 23L28 28.5L22 28L19.8 24Z"], ["line", "M22.4 22.4L26 26.4M28.4 22L23 26.6"], ["line", "M12 18.5Q16 22.5 20 18.5"]),
  reine_de_la_tele: person(MAUVE, YELLOW, LONG, SMILE, [YELLOW, "M10 5.5L9.4 0.8L13 3.4L16 0.4L19 3.4L22.6 0.8L22 5.5Z"], [DARK, "M25 17.5L28 18.4L25.6 28L22.6 27Z"]),
  ubergeek: person(GREY, BROWN, CURLS, SMILE, [WHITE, `${disc(12.8, 11, 2.7)}${disc(19.2, 11, 2.7)}`], ["line", `${EYES}M15.5 11h1M12.5 23V27.5M15.4 23H17.4V27.5H15.4ZM20.2 23V27.5`]),
  ame_de_la_fete: person(YELLOW, DARK, SHORT, "M12 13.8Q16 18.8 20 13.8Z", [PINK, "M11.5 4.6L16 -2.4L20.5 4.6Z"], ["line", "M4 8L6 6M3.5 14H6M28 8L26 6M28.5 14H26"]),
  mister_motive: person(RED, BROWN, SHORT, "M12.4 13.6Q16 18 19.6 13.6Z", [WHITE, "M9 7.4Q16 4.8 23 7.4V9.6Q16 7.2 9 9.6Z"], [SKIN, "M25 25.5L23.5 15L26.5 11L29.5 13.5L28.5 18L30 25.5Z"]),
  feliz: cat("#e8a04a"),
  lottie: cat("#f3e7d0"),
  minuit: cat("#6a6480"),

  // Activities
  sieste: bed(["line", ZED]),
  les_paresseux: screen([[BROWN, "M9 21Q9 14.5 14 14.5T19 21Q14 24.5 9 21Z"], ["line", "M11.8 17.4Q12.4 18 13 17.4M15 17.4Q15.6 18 16.2 17.4M12.6 20H15.4"], ["line", "M24 1.5H28L24 5.5H28"]]),
  tele_match: screen([[GREEN, box(6.5, 18.5, 15, 5)], [WHITE, disc(14, 17.6, 3.4)], ["line", "M14 16L15.4 17.4L14.8 19H13.2L12.6 17.4Z"]]),
  tele_dossiers_y: screen([[DARK, box(6.5, 12.5, 15, 11)], [GREEN, "M9 18.6Q10 16.6 14 16.6T19 18.6Q16.6 20.6 14 20.6T9 18.6Z"], [GREEN, "M11.6 16.8Q11.8 14.4 14 14.4T16.4 16.8Z"]]),
  tele_realite: screen([[RED, heart(14, 18, 4)], ["line", "M14 14.8L12.8 17.4L15.2 18.6L14 21.4"]]),
  tele_talk_show: screen([[WHITE, "M8.5 14.5H15V18.5H12L10.4 20.6V18.5H8.5Z"], [YELLOW, "M14 17.5H20V21.4H18.2L17 22.8V21.4H14Z"]]),
  tele_quork: screen([[MAUVE, disc(14, 18.4, 4)], ["line", "M11 15.4L9 13.6M17 15.4L19 13.6M12.6 17.6v.8M15.4 17.6v.8M12.4 20.4H15.6"]]),
  tele_rediffusion: screen([["line", "M9.6 18A4.4 4.4 0 1 1 11 21.2M9.6 21.6V18H13"]]),
  plan_cul_chez_jimmy: nookie(),
  plan_cul_a_la_fac: nookie([DARK, "M14.5 3L20 0.8L25.5 3L20 5.2Z"]),
  plan_cul_troupe: nookie(["line", "M16.4 7.6v1M21.4 7.6v1M16.6 10.6Q19 13 21.4 10.6"]),
  plan_cul_ludique: nookie([WHITE, box(16.4, 5.8, 5.2, 5.2)], ["line", "M18 7.4v.1M20 9.4v.1"]),
  plan_cul_panne: nookie([YELLOW, "M20 3.5L15.5 10.5H18.6L17.4 15.5L22.6 8.2H19.4Z"]),
  surfer_sur_internet: [
    [GREY, "M4 4.5H28V23H4Z"],
    ["#bfe0f2", box(6.5, 7, 19, 13.5)],
    ["line", "M8 14.5Q12 8.5 16 14.5T24 14.5M12 28.5H20M16 23V28.5"],
  ],
  jeux_video: [
    ["line", "M16 13Q16 7 21 6T24 2"],
    [MAUVE, "M8.5 12.5H23.5Q30 14 30 24Q29 28.5 25.5 26.5L21.5 22.5H10.5L6.5 26.5Q3 28.5 2 24Q2 14 8.5 12.5Z"],
    ["line", "M8 17.5H12.4M10.2 15.3V19.7"],
    [YELLOW, `${disc(21, 19, 1.3)}${disc(24, 16.4, 1.3)}`],
  ],
  jeu_de_role: [
    [RED, "M16 2.5L28 9.5V22.5L16 29.5L4 22.5V9.5Z"],
    ["line", "M16 2.5L9.5 12.5H22.5ZM9.5 12.5L4 9.5M9.5 12.5L4 22.5M22.5 12.5L28 9.5M22.5 12.5L28 22.5M9.5 12.5L16 24.5L22.5 12.5M16 24.5L4 22.5M16 24.5L28 22.5M16 24.5V29.5"],
  ],
  glander_au_cafe: [
    [WHITE, "M5 12.5H23V21Q23 27 17 27H11Q5 27 5 21Z"],
    [BROWN, "M5 12.5Q14 9.5 23 12.5Q14 15.5 5 12.5Z"],
    ["line", "M23 15H26Q28.5 15 28.5 18T26 21H22.6M10 8Q8.5 6 10 4M14.5 7.6Q13 5.6 14.5 3.4M19 8Q17.5 6 19 4M4 30H24"],
  ],
  concert: [
    [RED, "M11 17.5Q14 15.5 14.5 18Q15 20 17 20.5Q20 22 17 26Q13.5 31 8 28.5Q3.5 26 5 21.5Q6.5 18.5 9 19.2Z"],
    [BROWN, "M13.4 20L26 5.4L28.2 7.4L15.8 22Z"],
    [DARK, "M25.4 4.4L27.4 2L31 5.2L28.6 7.6Z"],
    [DARK, disc(11, 23.4, 2.4)],
  ],
  piercing: [
    [SKIN, "M11 29V22Q6.5 18 6.5 12T14 3.5Q23 3 24 12Q24.5 17 20 20Q17.4 22 18 25.5L17 29Z"],
    ["line", "M12 12Q13 7.6 17.4 9T18 14.6Q15 16 15.4 18.6"],
    [GREY, "M21.5 18.5A4 4 0 1 0 25 23.4L23.6 22.6A2.4 2.4 0 1 1 21.4 20Z"],
  ],
  tatouage: [
    [SKIN, "M5 3H13Q16 11 24 14Q30 17 29 24Q27 30.5 20 29H5Z"],
    [RED, heart(13, 20.5, 5)],
    ["line", "M6.4 22.5L19 17.5"],
  ],

  // Things
  ultra_legeres: packet("#9cc7ea"),
  mentholees: packet(GREEN),
  dromadaires: packet(YELLOW),
  clous_de_girofle: packet(BROWN),
  biere: [
    [YELLOW, "M6 10.5H22V29H6Z"],
    ["line", "M22 14H25Q28 14 28 17.5V22Q28 25 25 25H22M10.5 15.5V25M14 15.5V25M17.5 15.5V25"],
    [WHITE, "M5 11Q3.6 7 7.4 6.4Q8.4 3 12 4.4Q15.6 1.6 18 5Q23 4.6 22.8 9.4Q22 13 18.6 11.4Q16 14 13.6 11.6Q8 14.6 5 11Z"],
  ],
  biere_brune: [
    ["#5b3a26", "M7 7H25L22.5 29.5H9.5Z"],
    [WHITE, "M7 7H25L24.3 12.5H7.7Z"],
  ],
  russe_blanc: [
    [BROWN, "M6.5 12H25.5L24 29H8Z"],
    [WHITE, "M6.5 12H25.5L25 18H7Z"],
    ["line", "M21 12L25 2.5M10.5 21.5h4v4h-4Z"],
  ],
  vieux_ragnarok: [
    ["#a8642c", "M13 2.5H19V9Q23.5 12 23.5 16.5V29.5H8.5V16.5Q8.5 12 13 9Z"],
    [WHITE, "M8.5 17.5H23.5V25H8.5Z"],
    ["line", "M12.5 23V19.6L19.5 23V19.6M12.5 5.6H19.5"],
  ],
  nouilles_instantanees: [
    [YELLOW, "M6.5 13Q8 8 11 11Q13 7 16 10.6Q19 7 21 11Q24.6 8.4 25.6 13Z"],
    [RED, "M3.5 13H28.5Q28 24 20.5 26.5V28.5H11.5V26.5Q4 24 3.5 13Z"],
    ["line", "M19 10L29 3M16.6 9.4L26 2"],
  ],
  pop_corn_micro_onde: [
    [WHITE, "M6.5 12.5Q4.4 8.4 8.6 7.8Q9 3.4 13 5Q16.4 1.4 19 5Q23.4 3.6 23.6 8Q27.6 8.6 25.5 12.5Z"],
    [RED, "M6.5 12.5H25.5L23 29.5H9Z"],
    [WHITE, "M11.5 12.5H14.2L14.6 29.5H12.6ZM17.8 12.5H20.5L19.4 29.5H17.4Z"],
  ],
  chips_salsa: [
    [YELLOW, "M3 17L11 5L15 18ZM14 17L21 3.5L25 16Z"],
    [RED, "M8 18H29Q28.5 28.5 18.5 28.5T8 18Z"],
    ["line", "M8 18Q18.5 21.6 29 18"],
  ],
  bouffe_chinoise: [
    [WHITE, "M5 12L9 8.5H23L27 12L24 29H8Z"],
    [RED, heart(16, 20, 4.4)],
    ["line", "M5 12H27M9 8.5L12 4.6M23 8.5L20 4.6M22 2L29 10M18 1.6L27 7"],
  ],
  pizza: [
    [YELLOW, "M3.5 7.5Q16 0.5 28.5 7.5L16 30Z"],
    [BROWN, "M2.6 8.6Q16 -1.6 29.4 8.6L27.8 11Q16 3.6 4.2 11Z"],
    [RED, `${disc(12.4, 13, 2.2)}${disc(19.4, 13.6, 2.2)}${disc(16, 20.4, 2.2)}`],
  ],
  space_cake: [
    ["#6b4226", "M4 14L18 8L28 13.5V23L14 29.5L4 24Z"],
    ["#84563a", "M4 14L18 8L28 13.5L14 19.5Z"],
    [GREEN, "M16 17.5Q10.5 15 12.5 10.5Q9 5.6 13 6.4Q15 0.6 17.4 6.4Q21.6 5.4 18.6 10.4Q21 14.6 16 17.5Z"],
  ],
  petard: [
    [WHITE, "M3.4 25L23 12.4L25 16L5.2 28Z"],
    [BROWN, "M3.4 25L8 22L10 25.2L5.2 28Z"],
    [RED, "M23 12.4L26.6 10.6L28 14.4L25 16Z"],
    ["line", "M26 7.5Q23.6 5.6 26 3.6T26 0.8M29.6 8Q28 6 29.6 4.4"],
  ],
  bong: [
    [GREEN, "M12.5 3H18.5V16Q24.5 18 24.5 23.5T15.5 30T6.5 23.5Q6.5 18 12.5 16Z"],
    ["#bfe0f2", "M7 22Q15.5 19.6 24 22Q24.5 28.6 15.5 28.6T7 22Z"],
    [BROWN, "M21.6 18.6L26.6 11.4L29.4 13.4L23.8 20.4Z"],
  ],
  champis: [
    [WHITE, "M12.5 15H19.5L21 28.5H11Z"],
    [RED, "M3.5 16Q3.5 4 16 4T28.5 16Q16 20.6 3.5 16Z"],
    [WHITE, `${disc(10.4, 11.4, 2)}${disc(17, 8, 1.8)}${disc(22.4, 12.6, 2)}`],
  ],
  doc_serveur_nt: book(BLUE, "M12 8H21M12 12H21M12 16H17"),
  guerre_des_gaules: book(RED, "M12 17.5Q16.4 19.5 21 17.5M13 16.4Q10.4 11 14 6.5M20 16.4Q22.6 11 19 6.5"),
  origine_des_especes: book(GREEN, "M11.5 17Q14 17 14.4 13.4Q15 8.4 18.4 8.4Q21 8.6 20.6 11.4Q20 14 17 13.4M20.6 10H23"),
  figurine: [
    ["#bfe0f2", box(6, 3, 20, 26)],
    [RED, "M11.5 27V20.5L9 15H23L20.5 20.5V27H17.4V22H14.6V27Z"],
    [SKIN, disc(16, 10.8, 3.6)],
    [YELLOW, box(6, 3, 20, 3.4)],
  ],
  cd: [
    [GREY, disc(13, 18.5, 10)],
    [MAUVE, disc(18.5, 13.5, 10)],
    [WHITE, disc(18.5, 13.5, 3)],
    ["line", "M18.5 6.5A7 7 0 0 1 25.5 13.5"],
  ],
  gamestation: [
    [GREY, "M2.5 7.5H29.5V19H2.5Z"],
    [DARK, "M6 10.5H18V12.6H6Z"],
    [YELLOW, disc(25, 12.6, 1.7)],
    [DARK, "M9 22Q16 20 23 22Q26.6 23.6 26 28.4Q24.6 31 21.6 27.4H10.4Q7.4 31 6 28.4Q5.4 23.6 9 22Z"],
  ],
  ecran_geant: [
    [DARK, "M1 6H31V24.5H1Z"],
    ["#bfe0f2", box(3, 8, 26, 14.5)],
    [YELLOW, disc(23, 12.6, 2.4)],
    [GREEN, "M3 22.5L10 14.5L15 19L19 15.5L26 22.5Z"],
    ["line", "M10 28.5H22M16 24.5V28.5"],
  ],
  tacot: [
    [RED, "M2 21.5V16.5Q2.4 14.6 6 14.4L9.6 8.5H20L25 14.4Q30 14.8 30 18V21.5Z"],
    ["#bfe0f2", "M9.4 14L11.6 10.4H14.6V14ZM16.4 14V10.4H19L22 14Z"],
    [DARK, `${disc(8.5, 22.5, 3.6)}${disc(23.5, 22.5, 3.6)}`],
    ["line", "M0.8 19H2M26.5 12.5Q25.4 10.5 27 9T27 5.8M30 11Q29 9.4 30.4 8"],
  ],
  verrou: [
    ["line", "M10 14V10Q10 4 16 4T22 10V14"],
    [YELLOW, "M6.5 14H25.5V28.5H6.5Z"],
    [DARK, "M16 18A2.2 2.2 0 0 1 17.2 22L18 25.5H14L14.8 22A2.2 2.2 0 0 1 16 18Z"],
  ],

  // Anytime
  alarme_de_voiture: [
    [BLUE, "M4 23.5V19Q4.4 17.4 7.6 17.2L10.4 12.5H20L24 17.2Q28 17.6 28 20V23.5Z"],
    [DARK, `${disc(9.6, 24.4, 2.8)}${disc(22.4, 24.4, 2.8)}`],
    ["line", "M16 9V4M9.5 9.5L6.5 5.5M22.5 9.5L25.5 5.5M4 13L1.5 11.5M28 13L30.5 11.5"],
  ],
  cretin_a_la_tronconneuse: [
    [GREY, "M13 12.5L29 5.5Q31.5 6 30.6 8.4L15.5 18Z"],
    ["line", "M16 11L17.4 8.6L19 9.8L20.4 7.2L22 8.4L23.4 5.8L25 7.2M18.4 16.6L20.4 17L20.6 14.8L23 15.2L23 13L25.4 13.4"],
    [RED, "M3 16Q3 12.6 7 12.6H14L17.5 19L14 25.5H6Q3 25.5 3 22Z"],
    ["line", "M6 12.6Q7 8.6 12 9.4M7.4 17.6H11.4V21.4H7.4Z"],
  ],
  camion_poubelle: [
    [GREEN, "M2 8.5Q11 5 19 8.5V22.5H2Z"],
    [YELLOW, "M19 12.5H25L29.5 17.5V22.5H19Z"],
    ["#bfe0f2", "M21 14.5H24.4L27 17.8H21Z"],
    [DARK, `${disc(8, 24, 3.4)}${disc(24, 24, 3.4)}`],
    ["line", "M6 11.5V19M10.4 11V19M14.8 11.5V19"],
  ],
  voisin_du_dessus: [
    [BROWN, "M14.8 2H17.2V18H14.8Z"],
    [YELLOW, "M11 18H21L24.5 30H7.5Z"],
    ["line", "M12.4 22V30M16 22V30M19.6 22V30M6 5L9 7M26 5L23 7M5 11H8.4M27 11H23.6"],
  ],
  trou_de_memoire: [
    [PINK, "M8 24Q3 22.4 4.4 17.6Q2.4 12.6 7 10.4Q8 4.6 14 6Q18.4 2.6 22 6.4Q28 6.4 27.6 12Q31 16.4 27.4 20Q26 25 20.4 23.6Q14 27 8 24Z"],
    ["line", "M16 6.4V23.6M9 12Q12 11 12.4 14M23 12Q20 11 19.6 14M8.6 19Q11.6 17.6 13 20M23.4 19Q20.4 17.6 19 20"],
  ],
  de_quoi_on_parlait: [
    [WHITE, "M3 5H29V22H17L10 28.5V22H3Z"],
    ["line", "M12 11Q12.4 8 16 8T20 11Q20 13 16.6 14.4V16.4M16.6 19v.1"],
  ],
  serveur_sature: [
    [GREY, "M5 3H27V11H5ZM5 12H27V20H5ZM5 21H27V29H5Z"],
    [RED, `${disc(22.6, 7, 1.6)}${disc(22.6, 16, 1.6)}${disc(22.6, 25, 1.6)}`],
    ["line", "M8.5 7H16M8.5 16H16M8.5 25H16"],
  ],
  telecommande_perdue: [
    [DARK, "M11 3H21V29H11Z"],
    [RED, disc(16, 7.4, 1.8)],
    [WHITE, `${disc(13.8, 13, 1.2)}${disc(18.2, 13, 1.2)}${disc(13.8, 17.4, 1.2)}${disc(18.2, 17.4, 1.2)}${disc(13.8, 21.8, 1.2)}${disc(18.2, 21.8, 1.2)}`],
    ["line", "M4 10Q4.4 7.4 6.4 8T5.6 12M5.4 15v.1M26 20Q26.4 17.4 28.4 18T27.6 22M27.4 25v.1"],
  ],
  jour_de_lessive: [
    [WHITE, box(4.5, 3, 23, 26)],
    ["#bfe0f2", disc(16, 18.4, 7.4)],
    ["line", "M4.5 8.5H27.5M8 5.8h4M22 5.8v.1M25 5.8v.1M10 18.4Q13 15.4 16 18.4T22 18.4"],
  ],
  pas_de_bol: [
    [SKIN, "M6 5.5H11V18H6ZM11 6.5H24Q27 7 26.4 10Q28.6 11 27.4 13.6Q28.6 15.4 26.6 17.4H19.4Q21.6 25.6 18.6 28Q16.4 29 15.6 26.4Q15 21 11 17Z"],
    ["line", "M26.4 10H21M27.4 13.6H21.6"],
  ],
  narcolepsie: [
    [SKIN, disc(14, 19, 9.4)],
    [DARK, "M4.6 18Q4.6 8.6 14 8.6T23.4 18Q19 12.6 14 13T4.6 18Z"],
    ["line", "M8.6 19.6Q10.4 21.4 12 19.6M16 19.6Q17.8 21.4 19.4 19.6M12.4 24.4Q14 26 15.6 24.4M20.5 2.5H25L20.5 7.5H25M26.5 8H29.5L26.5 11.5H29.5"],
  ],
  lunettes_de_biere: [
    [YELLOW, `${disc(8.5, 16, 6.5)}${disc(23.5, 16, 6.5)}`],
    ["line", "M15 15Q16 13.8 17 15M2 14.5L0.6 11.5M30 14.5L31.4 11.5M6 18Q8.5 14 11 18M21 18Q23.5 14 26 18"],
    [WHITE, "M3 12Q5 8.4 8.5 9.4T14 12Q8.4 13.6 3 12ZM18 12Q20 8.4 23.5 9.4T29 12Q23.4 13.6 18 12Z"],
  ],
  rupture: [
    [RED, heart(16, 16.5, 12)],
    ["line", "M16 12L12.6 16L18.6 19L15.4 24.5"],
  ],
  resquilleur: [
    [WHITE, "M3 14.5L17 11.2L17.8 14L4 17.6Z"],
    [SKIN, "M31 8L22 9Q15 8.6 14 11.6Q13.6 13.6 17.6 13.4L20 13.4Q12 16.4 13.6 18.4Q14.6 19.4 21.4 17Q25 21.4 31 20.4Z"],
    [GREEN, "M27 7L32 6.4V21.6L28 21.2Z"],
  ],
  cambrioleur: [
    [SKIN, disc(16, 16, 10.5)],
    [DARK, "M5.6 14Q6 4 16 4T26.4 14L23 12.6H9Z"],
    [DARK, "M5.6 14H26.4L25.4 19.4Q20.4 21 16 18.4Q11.6 21 6.6 19.4Z"],
    [WHITE, `${disc(11.4, 16.4, 1.8)}${disc(20.6, 16.4, 1.8)}`],
    ["line", "M13.4 23Q16 24.6 18.6 23"],
  ],
  se_faire_porter_pale: [
    [WHITE, "M20.5 4.5Q24 2 26.8 5T26.6 10.5L12.5 24.5L7 25L7.5 19Z"],
    [RED, "M10.4 18.6L13 21.4L10.6 23.8L8.4 23.6L8 21Z"],
    ["line", "M14 12.5L16 14.5M17 9.5L19 11.5M20 6.5L22 8.5M3 30L7 25"],
  ],
  nettoyage_de_canape: [
    [MAUVE, "M4 13Q4 9 8 9H24Q28 9 28 13V19H4ZM2 18Q2 16 4 16T6.4 18.4V20H25.6V18.4Q25.6 16 28 16T30 18V27H2Z"],
    [YELLOW, `${disc(11, 19, 3.2)}${disc(20, 16.6, 3.2)}`],
    ["line", "M11 17.4V20.6M20 15V18.2"],
  ],
  cheque_des_parents: [
    ["#cfe8d5", box(2, 8, 28, 17)],
    ["line", "M5.5 13H16M5.5 17H13M5.5 21.4Q8 19.4 9.6 21.4T14 21.4"],
    [YELLOW, disc(23, 16.4, 4.4)],
    ["line", "M25 14.4Q21.4 13.4 21.4 16.4T25 18.4M20 16H23.4"],
  ],
  fouille_poubelles: [
    [GREY, "M7 11.5H25L23 29.5H9Z"],
    [GREY, "M4.5 10L27 4.5L27.6 7L5 12.4Z"],
    ["line", "M12.4 15V26M16 15V26M19.6 15V26M14 7.4L13.6 5.4L18 4.4L18.4 6.4"],
  ],
  canape_gratuit: [
    [RED, "M4 13Q4 8.5 8 8.5H24Q28 8.5 28 13V19H4Z"],
    [RED, "M2 18Q2 15.4 4.2 15.4T6.4 18V20H25.6V18Q25.6 15.4 27.8 15.4T30 18V26.5H2Z"],
    ["line", "M16 8.5V20M5 26.5V29.5M27 26.5V29.5M20 22.6Q22 21.4 23.4 23"],
  ],
  fut_de_biere: [
    [GREY, "M7 6.5Q16 3.5 25 6.5V27.5Q16 30.5 7 27.5Z"],
    ["line", "M7 12.5Q16 15.5 25 12.5M7 21.5Q16 24.5 25 21.5M14 5V1.5H19"],
    [YELLOW, disc(16, 18, 3)],
  ],
  homicide_justifie: [
    [GREY, "M4 20L20 3.5Q25 6 24 11L11 22.6Z"],
    [BROWN, "M6.4 18.4L12.6 23.8L7.4 29.6Q4 30 3 27Z"],
    ["line", "M21 18v.1M25 15v.1M24 22v.1M27.4 19.4v.1"],
  ],
  dehors: [
    [BROWN, "M4 3H20V29H4Z"],
    [YELLOW, "M7 5.5L17 3V31L7 28Z"],
    [DARK, disc(14.4, 17, 1.2)],
    ["line", "M20.5 16H30M26 11.5L30.5 16L26 20.5"],
  ],
  nouveau_job: [
    ["line", "M11.5 9V5.5H20.5V9"],
    [BROWN, "M3 9H29V26.5H3Z"],
    [YELLOW, "M13 15.5H19V20H13Z"],
    ["line", "M3 16H13M19 16H29"],
  ],
  tes_vire: [
    ["#d9b787", "M5 14H27V29H5Z"],
    [GREEN, "M9 14Q7 7 11 3Q14 8 12 14Z"],
    [WHITE, "M15 14V6H22V14Z"],
    ["#c39c68", "M5 14L2 18H9L12 14ZM27 14L30 18H23L20 14Z"],
    ["line", "M17 8.6H20M17 11H20"],
  ],
  pas_sur_le_lit: [
    [DARK, `${disc(8.4, 13, 2.6)}${disc(13.4, 8.4, 2.6)}${disc(19.6, 8.6, 2.6)}${disc(24, 13.4, 2.6)}`],
    [DARK, "M16 13.6Q21.6 15.4 22 20Q21.6 24.4 16 22.8Q10.4 24.4 10 20Q10.4 15.4 16 13.6Z"],
    ["red", "M4 4L28 28"],
  ],
  fin_de_la_fete: [
    [PINK, "M4 28L10.5 11L20.5 21Z"],
    ["line", "M8 18L14 24M14 10Q17 6 13.6 2.6M18 13Q22 9 21 4M21 17.6Q25 16 29 18M24 6v.1M28 10v.1M27 3.4v.1"],
    ["red", "M3 3L29 29"],
  ],
  facture_de_telephone: sheet("M11 22Q11 12.6 15 11L17 14.4L15.4 16.4Q15.6 19.4 18 21L20.4 20L22.4 23.4Q18 28 11 22M11 7H17"),
  augmentation: [
    [GREEN, "M16 2.5L27.5 14H21V19.5H11V14H4.5Z"],
    [YELLOW, "M8 21.5H24V25H8ZM8 26H24V29.5H8Z"],
  ],
  frais_de_scolarite: sheet("M11 12H22M11 16H22M11 20H17M17 25.4Q20 22 23 25.4", "#ffd9cf"),
  visite_des_parents: [
    [DARK, "M2 30Q2 20 9.5 20T17 30Z"],
    [MAUVE, "M15 30Q15 20 22.5 20T30 30Z"],
    [SKIN, `${disc(9.5, 14, 5.2)}${disc(22.5, 14, 5.2)}`],
    [GREY, "M4.3 12.6Q4.3 7.6 9.5 7.6T14.7 12.6Q9.5 8.6 4.3 12.6ZM17 16Q15.6 7.4 22.5 7.4T28 16L26.2 11.6H18.8Z"],
    ["line", "M7.6 13.6v.8M11.4 13.6v.8M7.8 17.2Q9.5 15.6 11.2 17.2M20.6 13.6v.8M24.4 13.6v.8M20.8 17.2Q22.5 15.6 24.2 17.2"],
  ],
};
