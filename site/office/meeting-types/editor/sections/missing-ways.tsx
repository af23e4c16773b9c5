import { needsHostPhone, roomProviderOf } from '#shared/domain/channels.ts';
import { findMissingWays } from '#shared/domain/meeting-type/offer.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { toPath } from '#shared/routes/index.ts';
import { joinNames } from '#shared/time/join-names.ts';
import { useSession } from '#site/office/session.tsx';
import type { Editor } from '../use-editor.ts';

/** Which hosts lack a number or a room for a channel that is offered, and where one adds one's own. */
export function MissingWays({ editor }: { readonly editor: Editor<'where'> }) {
  const t = useTexts('editor');
  const common = useTexts('common');
  const language = useLanguage();
  const { hostId } = useSession();
  const { values, choices } = editor;
  const serving = values.hosts.filter(({ enabled }) => enabled).map((each) => each.hostId);
  const hosts = choices.hosts.filter(({ id }) => serving.includes(id));
  const missing = findMissingWays(values, hosts);
  if (missing.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-pretty text-held text-sm">
      {missing.map(({ channel, hosts: lacking }) => {
        const provider = roomProviderOf(channel);
        const what = needsHostPhone(channel) ? 'phone' : provider === 'connect' ? provider : 'room';
        const names = joinNames(
          lacking.map(({ name }) => name),
          language,
        );
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
            )}
          </li>
        );
      })}
    </ul>
  );
}
