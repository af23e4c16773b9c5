const FOLD = /(?:\r\n|\n|\r)[ \t]/g;
const LINE_END = /\r\n|\n|\r/;
const NAME = /^[a-z0-9-]+(?=[;:])/i;

/**
 * A calendar file with each content line in one piece (RFC 5545 §3.1). It is unfolded as bytes, since a fold may
 * lie within a letter; what is no letter in `charset` becomes �.
 */
export function unfold(content: Uint8Array, charset: string): string {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const unfolded = Buffer.from(bytes.toString('latin1').replace(FOLD, ''), 'latin1');
  return toDecoder(charset).decode(unfolded);
}

function toDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

export function toLines(text: string): readonly string[] {
  return text.split(LINE_END);
}

/** `DTSTART;TZID=Europe/Berlin:2030… → DTSTART`; empty for what is no content line. */
export function lineName(line: string): string {
  return NAME.exec(line)?.[0].toUpperCase() ?? '';
}

/** `DTSTART;TZID="A:B":2030… → 2030…` */
export function lineValue(line: string): string {
  return line.slice(valueAt(line));
}

/** `DTSTART;TZID=Europe/Berlin:2030… → Europe/Berlin`; undefined where it names no zone. */
export function lineZone(line: string): string | undefined {
  const parametersAt = line.indexOf(';');
  if (parametersAt < 0 || parametersAt > line.indexOf(':')) return undefined;
  const match = /;TZID=(?:"([^"]*)"|([^;:"]*))/i.exec(line.slice(parametersAt, valueAt(line)));
  return match?.[1] ?? match?.[2];
}

/** Past the first colon that is in no quotes. */
function valueAt(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at + 1;
  }
  return line.length;
}
