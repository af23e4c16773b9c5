/** Writes a message as JSON, once for all who are told the same one after the other. */
export function toTextOnce(): (message: object) => string {
  let last: { readonly message: object; readonly text: string } | undefined;
  return (message) => {
    if (last?.message !== message) last = { message, text: JSON.stringify(message) };
    return last.text;
  };
}
