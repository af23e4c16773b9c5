import { toOneLine } from '#shared/domain/one-line.ts';

/** What XML does not know, however it is written. */
const UNPRINTABLE = /[\uFFFE\uFFFF]/gu;

/**
 * Lines that are about so wide, in ems of their type; what does not fit ends in `…`. Nothing measures
 * text where there is no browser: widths are guessed, rather too wide.
 */
export function wrapText(text: string, widthEm: number, maxLines: number): string[] {
  const clean = toOneLine(text.toWellFormed().replace(UNPRINTABLE, ' '));
  const lines: string[] = [];
  let rest = clean;
  while (rest !== '' && lines.length < maxLines) {
    const line = takeLine(rest, widthEm);
    const after = rest.slice(line.length).trimStart();
    const isCut = after !== '' && lines.length === maxLines - 1;
    lines.push(isCut ? `${takeStart(rest, widthEm - 1).trimEnd()}…` : line.trimEnd());
    rest = after;
  }
  return lines;
}

/** As many whole words as fit; of a word that is longer than a line as much of it as fits. */
function takeLine(text: string, widthEm: number): string {
  const fitting = takeStart(text, widthEm);
  if (fitting.length === text.length || text[fitting.length] === ' ') return fitting;
  const space = fitting.lastIndexOf(' ');
  return space > 0 ? fitting.slice(0, space) : fitting;
}

/** At least one character, so that every line gets on. */
function takeStart(text: string, widthEm: number): string {
  let width = 0;
  let taken = '';
  for (const character of text) {
    width += widthOf(character);
    if (width > widthEm && taken !== '') break;
    taken += character;
  }
  return taken;
}

function widthOf(character: string): number {
  if (/^[ .,:;'’|!ijlI]$/.test(character)) return 0.32;
  if (/^[\u0020-\u024F]$/.test(character)) return /[A-ZMW@mw%]/.test(character) ? 0.8 : 0.58;
  return 1.05;
}
