import { useIsOffline } from './use-is-offline.ts';

/** Says what being offline means here, for as long as the browser is. */
export function OfflineLine({ text }: { readonly text: string }) {
  const isOffline = useIsOffline();
  return (
    <div aria-live="polite" className="print:hidden">
      {isOffline && (
        <p className="text-pretty bg-sunken px-4 py-2 text-center font-medium text-sm">{text}</p>
      )}
    </div>
  );
}
