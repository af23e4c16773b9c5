import { QueryView } from '#shared/react/api/query-view.tsx';
import { CardEditor } from '#shared/react/card-editor/card-editor.tsx';
import { Choice } from '#shared/react/form/choice.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { toPath } from '#shared/routes/index.ts';
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

/** What else is made of one's own card. */
const MADE_OF_IT = [
  ['signatures', 'mail'],
  ['backgrounds', 'screen'],
] as const;

function EditedCardOf({ userId }: { readonly userId: string }) {
  const office = useTexts('office');
  const desk = useCardDesk(userId);
  return (
    <>
      <CardWays card={desk.card} />
      <CardEditor desk={desk} />
      {desk.isOwn && (
        <nav aria-label={office('screens.business-cards')} className="mt-6 flex flex-wrap gap-2">
          {MADE_OF_IT.map(([screen, icon]) => (
            <Link key={screen} to={toPath(screen, {})} className={buttonClass('quiet', 'text-sm')}>
              <Icon name={icon} className="size-4.5" />
              {office(`screens.${screen}`)}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
