import type { Chrono } from 'chrono-node';
import { casual as de } from 'chrono-node/de';
import { casual as en } from 'chrono-node/en';
import { casual as es } from 'chrono-node/es';
import { casual as fr } from 'chrono-node/fr';
import { casual as it } from 'chrono-node/it';
import { casual as nl } from 'chrono-node/nl';
import { casual as sv } from 'chrono-node/sv';

type Parser = Pick<Chrono, 'parse'>;

/** Of our languages it knows neither Norwegian nor Polish. */
const parsers: Readonly<Record<string, Parser>> = { en, de, fr, es, nl, it, se: sv };

/** The reader's own language first; people write in others too. */
export function parsersFor(language: string): readonly Parser[] {
  const { [language]: own, ...others } = parsers;
  return own ? [own, ...Object.values(others)] : Object.values(others);
}
