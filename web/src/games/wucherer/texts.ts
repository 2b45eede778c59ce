/** Wucherer's own texts, from the game's folder, and what only its page says. */
import en from "../../../../src/palier/games/wucherer/text.en.ftl?raw";
import fr from "../../../../src/palier/games/wucherer/text.fr.ftl?raw";
import { gameTexts } from "../../language.svelte";
import pageEn from "./page.en.ftl?raw";
import pageFr from "./page.fr.ftl?raw";

export const texts = gameTexts({ fr: `${fr}\n${pageFr}`, en: `${en}\n${pageEn}` });
