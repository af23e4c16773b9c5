import { spawnSync } from 'node:child_process';

/** Debian's own Python, whose packages another one in the path does not see. */
const PYTHON = '/usr/bin/python3';

/** A card as vobject understands it: each property's name with its group, kind and value. */
type ReadCard = readonly {
  readonly name: string;
  readonly group: string | null;
  readonly types: readonly string[];
  readonly value: unknown;
}[];

const PROGRAM = `
import base64, json, sys, vobject
def plain(value):
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    if isinstance(value, vobject.vcard.Name):
        return [value.family, value.given]
    return value
cards = []
for text in json.load(sys.stdin):
    card = vobject.readOne(text)
    cards.append([dict(name=line.name, group=line.group, types=line.params.get("TYPE", []),
                       value=plain(line.value)) for line in card.getChildren()])
json.dump(cards, sys.stdout)
`;

export function hasVobject(): boolean {
  return spawnSync(PYTHON, ['-c', 'import vobject']).status === 0;
}

/** Cards as a reader that nobody here wrote reads them (Debian: python3-vobject). */
export function readByVobject(cards: readonly string[]): readonly ReadCard[] {
  const { status, stdout, stderr } = spawnSync(PYTHON, ['-c', PROGRAM], {
    input: JSON.stringify(cards),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
