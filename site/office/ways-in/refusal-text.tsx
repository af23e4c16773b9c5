/** Why something was refused, read out; nothing where it was not. */
export function RefusalText({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
      {text}
    </p>
  );
}
