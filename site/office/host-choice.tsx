import { Choice } from '#shared/react/form/choice.tsx';
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
    <Choice
      label={t('hostChoice')}
      value={hostId ?? ownId}
      options={hosts.map(({ id, name }) => [id, name])}
      onChoose={choose}
      className="w-auto! max-w-44 sm:max-w-64"
    />
  );
}
