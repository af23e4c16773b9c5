import { needsHostPhone, roomProviderOf } from '#shared/domain/channels.ts';
import {
  CONFERENCE_ACCOUNTS,
  conferenceNames,
} from '#shared/domain/integrations/conference-providers.ts';
import type { findMissingWays } from '#shared/domain/meeting-type/offer.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { toPath } from '#shared/routes/index.ts';
import { joinNames } from '#shared/time/join-names.ts';
import { useSession } from '#site/office/session.tsx';
import type { Editor } from '../use-editor.ts';

interface MissingWaysProps {
  readonly missing: ReturnType<typeof findMissingWays<Editor['choices']['hosts'][number]>>;
}

/**
 * Which hosts lack a number or a room for a channel that is offered, and where one adds one's own, or connects an
 * account that makes rooms.
 */
export function MissingWays({ missing }: MissingWaysProps) {
  const t = useTexts('editor');
  const common = useTexts('common');
  const language = useLanguage();
  const { hostId } = useSession();
  return (
    <ul className="flex flex-col gap-1 text-pretty text-held text-sm">
      {missing.map(({ channel, hosts: lacking }) => {
        const provider = roomProviderOf(channel);
        const what = needsHostPhone(channel) ? 'phone' : provider === 'connect' ? provider : 'room';
        const names = joinNames(
          lacking.map(({ name }) => name),
          language,
        );
        const account = CONFERENCE_ACCOUNTS.find((each) => each === provider);
        const isMine = what !== 'connect' && lacking.some(({ id }) => id === hostId);
        return (
          <li key={channel}>
            {t(`missing.${what}`, { channel: common(`channels.${channel}`), names })}{' '}
            {isMine && (
              <Link
                to={toPath('profile', {})}
                search={{ way: provider ?? 'phone' }}
                className="link"
              >
                {t('missing.add')}
              </Link>
            )}{' '}
            {isMine && account && (
              <Link to={toPath('integrations', {})} className="link">
                {t('missing.account', { account: conferenceNames[account] })}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
