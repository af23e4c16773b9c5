import type { TextKey } from '#shared/i18n/text-keys.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Dialog } from '#shared/react/ui/dialog.tsx';

const rows: readonly (readonly [keys: string, text: TextKey<'office'>])[] = [
  ['Ctrl K', 'keys.palette'],
  ['Ctrl S', 'keys.save'],
  ['?', 'keys.help'],
  ['J K', 'keys.move'],
  ['X', 'keys.select'],
  ['/', 'keys.search'],
  ['O E P', 'keys.row'],
  ['T W D', 'keys.day'],
  ['N M', 'keys.book'],
];

/** What can be pressed. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('office');
  return (
    <Dialog title={t('keys.title')} onClose={onClose} className="p-5">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2.5">
        {rows.map(([keys, text]) => (
          <div key={keys} className="contents">
            <dt className="flex gap-1">
              {(keys.startsWith('Ctrl') ? [keys] : keys.split(' ')).map((key) => (
                <kbd
                  key={key}
                  className="rounded-md border border-line-strong bg-sunken px-1.5 font-sans text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-sm">{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
