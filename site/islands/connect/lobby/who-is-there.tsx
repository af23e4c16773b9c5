import type { RoomDoor } from '#shared/api/connect.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { joinNames } from '#shared/time/join-names.ts';
import { LateLines } from '#site/islands/connect/card/late-lines.tsx';

/** Who is in the room already, read out as they come and go; and before whom one waits. */
export function WhoIsThere({ door }: { readonly door: RoomDoor }) {
  const { t, language } = useTranslation('connect');
  const { present, hosts, you, waits } = door;
  return (
    <div className="grid gap-1 text-pretty text-sm">
      <p role="status" className="flex items-start gap-2.5 wrap-anywhere">
        <span
          aria-hidden="true"
          className={`mt-1.5 size-2 shrink-0 rounded-full ${present.length > 0 ? 'bg-success' : 'border border-line-strong'}`}
        />
        {present.length > 0
          ? t('lobby.present', { names: joinNames(present, language) })
          : t('lobby.empty')}
      </p>
      <div role="status" className="ps-4.5">
        <LateLines door={door} />
      </div>
      {waits && you.role !== 'host' && (
        <p className="ps-4.5 text-soft wrap-anywhere">
          {t('lobby.askHint', {
            host: joinNames(
              hosts.map(({ name }) => name),
              language,
            ),
          })}
        </p>
      )}
    </div>
  );
}
