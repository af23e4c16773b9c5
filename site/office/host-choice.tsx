import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { useChosenHost } from './use-chosen-host.ts';

interface HostChoiceProps {
  readonly chosen: ReturnType<typeof useChosenHost>;
}

/** For owners and admins: whose it is that they look at. Nothing for who has only their own. */
export function HostChoice({ chosen }: HostChoiceProps) {
  const t = useTexts('office');
  const { hosts, hostId, ownId, choose } = chosen;
  if (hosts.length < 2) return null;
  return (
    <select
      aria-label={t('hostChoice')}
      value={hostId ?? ownId}
      onChange={(event) => choose(event.target.value)}
      className="field w-auto! max-w-44 sm:max-w-64"
    >
      {hosts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
