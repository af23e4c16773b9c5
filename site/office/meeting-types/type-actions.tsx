import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { bindOffers, offersFor } from '../commands/command.ts';
import { OfferMenu } from '../commands/offer-menu.tsx';
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
      <OfferMenu
        label={t('actions', { name: type.name })}
        offers={bindOffers(offers, deeds, (label) => t(label))}
      />
    </>
  );
}
