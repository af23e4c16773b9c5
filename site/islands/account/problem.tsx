import { useErrorText } from '#shared/react/ui/use-error-text.ts';

/** Why a call was refused, read out. */
export function Problem({ error }: { readonly error: unknown }) {
  const errorText = useErrorText();
  return (
    <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
      {errorText(error)}
    </p>
  );
}
