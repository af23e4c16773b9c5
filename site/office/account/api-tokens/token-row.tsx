import type { ListedToken } from '#shared/api/api-token.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { RowText } from '#shared/react/list/row-text.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { useSession } from '#site/office/session.tsx';

interface TokenRowProps {
  readonly token: ListedToken;
  readonly nowMs: number;
}

/** What there is to know of a token, but for itself: it is kept nowhere. */
export function TokenRow({ token, nowMs }: TokenRowProps) {
  const t = useTexts('api-tokens');
  const { day, moment } = useFormats();
  const { hostId } = useSession();
  const { name, hint, readsOnly, hostName, createdAt, lastUsedAt, expiresAt } = token;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= nowMs;
  return (
    <RowText
      title={name}
      isQuiet={isExpired}
      mark={isExpired && <span className="shrink-0 text-danger text-xs">{t('expired')}</span>}
      notes={[
        token.hostId !== hostId && hostName,
        hint !== null && `kalends_…${hint}`,
        t(readsOnly ? 'may.read' : 'may.all'),
        lastUsedAt === null ? t('neverUsed') : t('lastUsed', { when: moment(lastUsedAt, nowMs) }),
        expiresAt === null ? t('expiry.never') : !isExpired && t('until', { day: day(expiresAt) }),
        t('madeOn', { day: day(createdAt) }),
      ]}
    />
  );
}
