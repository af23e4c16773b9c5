import fc from 'fast-check';

/** Texts that have broken servers before, and any others. */
export const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '-',
    '0',
    'null',
    'undefined',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\u0001',
    "' or 1=1 --",
    '$1',
    '%00',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    'a\r\nBcc: everybody@visitor.test',
    'BEGIN:VEVENT',
    '💥'.repeat(50),
    'x'.repeat(6_000),
    '7e57ab1e-0000-4000-8000-000000000000',
    '2030-01-07T10:00:00Z',
    '2030-02-30T10:00:00Z',
    '2030-01-07T10:00:60Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2030-01-07',
    '2030-01-07T25:00:00Z',
    'Europe/Berlin',
    'Mars/Olympus',
    '+02:00',
    'UTC',
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A valid part with some members replaced, left out or added, perhaps under these names. */
export function spoiled<Valid, Nasty>(
  valid: Readonly<Record<string, Valid>>,
  values: fc.Arbitrary<Nasty>,
  addable: readonly string[] = [],
): fc.Arbitrary<Record<string, Valid | Nasty>> {
  const names = [...Object.keys(valid), ...addable, 'somethingElse', '__proto__'];
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), fc.option(values)), {
    minLength: 1,
    maxLength: 3,
  });
  return changes.map((list) => {
    const members = new Map<string, Valid | Nasty>(Object.entries(valid));
    for (const [name, value] of list) {
      if (value === null) members.delete(name);
      else members.set(name, value);
    }
    return Object.fromEntries(members);
  });
}
