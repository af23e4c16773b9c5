import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Menu } from '#shared/react/ui/menu.tsx';
import { offersFor } from '../commands/command.ts';
import { CopyButton } from '../copy-button.tsx';
import { useSession } from '../session.tsx';
import { PublishSwitch } from './publish-switch.tsx';
import { type TypeDeeds, typeCommands } from './type-commands.ts';

interface TypeActionsProps {
  readonly type: ListedMeetingType;
  readonly deeds: TypeDeeds;
}

/** At the end of a row: whether it can be booked, its link, and everything else behind three dots. */
export function TypeActions({ type, deeds }: TypeActionsProps) {
  const t = useTexts('meeting-types');
  const offers = offersFor(typeCommands, type, useSession());
  return (
    <>
      <PublishSwitch type={type} offers={offers} deeds={deeds} />
      {type.path !== null && (
        <span className="max-sm:hidden">
          <CopyButton
            text={new URL(type.path, location.origin).href}
            label={t('copyLink', { name: type.name })}
          />
        </span>
      )}
      <Menu
        label={t('actions', { name: type.name })}
        items={offers.map(({ icon, label, key, tone, run }) => ({
          ...{ icon, label: t(label), run: () => run(deeds) },
          ...(key && { shortcut: key }),
          ...(tone && { tone }),
        }))}
      />
    </>
  );
}
