/// <reference types="vitest/config" />
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Writes `x.js.gz` and `x.js.br` beside `x.js`, so that the server sends them without compressing at every request. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    closeBundle() {
      for (const file of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg)$/.test(file)) continue;
        const path = join("dist", file);
        const plain = readFileSync(path);
        if (plain.length < 1024) continue;
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(plain));
      }
    },
  };
}

/** The shared texts are mostly those of the command line: the page needs its words only. Comments are for us alone. */
const SHARED = /palier\/text\/text\.\w+\.ftl$/;
const WORDS = /^(family-|bot-|seat\b|list-and\b)/;

function leanTexts(): Plugin {
  return {
    name: "lean-texts",
    enforce: "pre",
    load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "raw" || !path.endsWith(".ftl")) return null;
      this.addWatchFile(path);
      const kept: string[] = [];
      let keeping = true;
      for (const line of readFileSync(path, "utf8").split("\n")) {
        if (line.startsWith("#")) continue;
        if (/^\S/.test(line) && !line.startsWith("}")) keeping = !SHARED.test(path) || WORDS.test(line);
        if (keeping && line.trim()) kept.push(line);
      }
      return `export default ${JSON.stringify(kept.join("\n"))}`;
    },
  };
}

const server = process.env["PALIER_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [leanTexts(), svelte(), precompress()],
  // The page may lie below an address such as /palier/: only the server knows, and puts it into index.html.
  base: "./",
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    // A data: address would break the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  // A busy machine is no fault: the limit is there to end a test that hangs, not to time one.
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], environment: "node", testTimeout: 120_000 },
});
