import type { Dashboard } from '#shared/api/dashboard.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { useCopyLink } from '#site/office/use-copy-link.ts';
import { DashboardCard } from './dashboard-card.tsx';

/** What a host hands on, each a press away from the clipboard. */
export function LinksCard({
  links: { slug, meetingTypes },
}: {
  readonly links: Dashboard['links'];
}) {
  const t = useTexts('dashboard');
  const office = useTexts('office');
  return (
    <DashboardCard title={t('links.title')} className="order-6">
      {slug === null ? (
        <>
          <p className="mt-2 text-soft">{t('links.none')}</p>
          <Link to={toPath('profile', {})} className={buttonClass('quiet', 'mt-3')}>
            {office('screens.profile')}
          </Link>
        </>
      ) : (
        <ul className="mt-2 flex flex-col gap-0.5">
          <LinkRow name={t('links.page')} path={toPath('user', { user: slug })} />
          {meetingTypes.map(({ id, name, slug: meeting }) => (
            <LinkRow key={id} name={name} path={toPath('booking', { user: slug, meeting })} />
          ))}
        </ul>
      )}
    </DashboardCard>
  );
}

function LinkRow({ name, path }: { readonly name: string; readonly path: string }) {
  const t = useTexts('dashboard');
  const copyLink = useCopyLink();
  return (
    <li className="flex items-center gap-2">
      <a
        href={path}
        className="-ml-2 min-w-0 flex-1 rounded-lg px-2 py-1.5 no-underline hover:bg-sunken"
      >
        <span className="block truncate font-medium text-sm">{name}</span>
        <span className="block truncate text-soft text-xs">{path}</span>
      </a>
      <button
        type="button"
        aria-label={t('links.copyNamed', { name })}
        onClick={() => void copyLink(path)}
        className="button button-plain min-w-11 shrink-0 px-2! text-soft text-sm"
      >
        <Icon name="copy" className="size-4.5" />
      </button>
    </li>
  );
}
