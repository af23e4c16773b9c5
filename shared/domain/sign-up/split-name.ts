/** A full name as first names and last name: `Ana María López → Ana María, López`; `Cher → Cher`. */
export function splitName(name: string): { readonly firstname: string; readonly lastname: string } {
  const words = name.trim().split(/\s+/);
  const lastname = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstname: words.join(' '), lastname };
}
