/**
 * Calling codes by ISO country, for the countries whose companies use us most; any other country's
 * code can be given as digits.
 */
const DIAL_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AT43 AU61 BE32 BG359 BR55 CA1 CH41 CN86 CY357 CZ420 DE49 DK45 EE372 ES34 FI358 FR33 GB44 GR30 ' +
    'HR385 HU36 IE353 IL972 IN91 IS354 IT39 JP81 KR82 LI423 LT370 LU352 LV371 MT356 MX52 NL31 NO47 ' +
    'NZ64 PL48 PT351 RO40 RS381 SE46 SG65 SI386 SK421 TR90 UA380 US1 ZA27'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** ISO codes of these countries. */
export const FREQUENT_COUNTRIES: readonly string[] = Object.keys(DIAL_CODES);

/**
 * What a phone field begins with: `'DE' → '+49 '`, `'+41' → '+41 '`. Spec A §5: falls back to
 * Germany where the country is not known; without any there is nothing to begin with.
 */
export function toDialPrefix(countryCode: string | null): string {
  const code = countryCode?.trim() ?? '';
  if (code === '') return '';
  const digits = code.replace(/\D/g, '');
  return `+${digits || (DIAL_CODES[code.toUpperCase()] ?? DIAL_CODES.DE)} `;
}
