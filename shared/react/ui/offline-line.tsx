import { useIsOffline } from './use-is-offline.ts';

/** Says at the top of its place what being offline means there, for as long as the browser is. */
export function OfflineLine({ text }: { readonly text: string }) {
  return (
    <div aria-live="polite" className="sticky top-0 z-50">
      {useIsOffline() && <p className="bg-sunken p-2 text-center font-medium text-sm">{text}</p>}
    </div>
  );
}
