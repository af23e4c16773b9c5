import { QueryView } from '#shared/react/api/query-view.tsx';
import { CardEditor } from '#shared/react/card-editor/card-editor.tsx';
import { Choice } from '#shared/react/form/choice.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { CardWays } from './card-ways.tsx';
import { useCardDesk } from './use-card-desk.ts';
import { useCardOwner } from './use-card-owner.ts';

/** One's own business card, edited in place; for owners and admins that of a colleague too. */
export function CardScreen() {
  const office = useTexts('office');
  const { userId, owners, choose } = useCardOwner();
  return (
    <>
      <ScreenHeading title={office('screens.business-cards')}>
        {owners.length > 1 && (
          <Choice
            label={office('hostChoice')}
            value={userId}
            options={owners.map(({ id, name }) => [id, name])}
            onChoose={choose}
            className="w-auto! max-w-44 sm:max-w-64"
          />
        )}
      </ScreenHeading>
      <div className="mt-5 [--gutter:var(--inset)]">
        <QueryView pending={<Skeleton className="h-[44rem]" />} question={userId}>
          <EditedCardOf key={userId} userId={userId} />
        </QueryView>
      </div>
    </>
  );
}

function EditedCardOf({ userId }: { readonly userId: string }) {
  const desk = useCardDesk(userId);
  return (
    <>
      <CardWays card={desk.card} />
      <CardEditor desk={desk} />
    </>
  );
}
