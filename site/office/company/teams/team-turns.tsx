import type { Team } from '#shared/api/team.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { toPath } from '#shared/routes/index.ts';

/** What a team offers, and whose turn it is where its hosts take turns. */
export function TeamTurns({ team }: { readonly team: Team }) {
  const t = useTexts('teams');
  const nameOf = (hostId: string) => {
    const member = team.members.find((each) => each.hostId === hostId);
    return member && `${member.firstname} ${member.lastname}`.trim();
  };
  return (
    <section aria-labelledby="turns">
      <h2 id="turns" className="font-semibold">
        {t('turns.title')}
      </h2>
      {team.meetingTypes.length === 0 ? (
        <p className="mt-2 text-soft">{t('turns.none')}</p>
      ) : (
        <ul className="card mt-3 divide-y divide-line">
          {team.meetingTypes.map(({ id, name, enabled, takesTurns, nextHostId }) => {
            const next = nextHostId && nameOf(nextHostId);
            return (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3"
              >
                {team.canEdit ? (
                  <Link
                    to={toPath('meeting-type', { meetingTypeId: id })}
                    className="touch font-medium text-sm no-underline wrap-anywhere hover:underline"
                  >
                    {name}
                  </Link>
                ) : (
                  <span className="font-medium text-sm wrap-anywhere">{name}</span>
                )}
                <span className="text-soft text-sm">
                  {!enabled && `${t('turns.draft')} · `}
                  {takesTurns && next ? t('turns.next', { name: next }) : t('turns.together')}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
