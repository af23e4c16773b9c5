import type { MeetingTypeSummary } from '#shared/api/booking-page.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';
import { formatAmount } from '#shared/time/format-price.ts';

/** A meeting type in the list of a host or a team; the whole card leads to its page. */
export function MeetingCard({
  meeting,
  href,
}: {
  readonly meeting: MeetingTypeSummary;
  readonly href: string;
}) {
  const { t } = useTranslation('booking');
  const price = usePrice(meeting);
  return (
    <li className="card relative flex flex-col gap-4 p-(--gutter) transition-colors focus-within:border-brand-text hover:border-brand-text sm:flex-row sm:items-center sm:gap-6 sm:p-6">
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold text-lg tracking-tight">{meeting.name}</h3>
        {meeting.description && (
          <p className="mt-1 line-clamp-3 text-pretty text-soft sm:line-clamp-2">
            {meeting.description}
          </p>
        )}
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-soft text-sm">
          <Fact icon="clock" text={useDurations(meeting.durations)} />
          <Fact
            icon={channelRows[meeting.channel].icon}
            text={t(`common:channels.${channelRows[meeting.channel].labelKey}`)}
          />
          {price && <Fact icon="card" text={price} />}
          {meeting.totalSpots !== null && (
            <Fact icon="users" text={t('panel.group', { count: meeting.totalSpots })} />
          )}
        </ul>
      </div>
      {/* The whole card is the link's target. */}
      <a
        href={href}
        aria-label={t('hostPage.bookMeeting', { meeting: meeting.name })}
        className={buttonClass('quiet', 'after:absolute after:inset-0 after:rounded-2xl')}
      >
        {t('hostPage.book')}
      </a>
    </li>
  );
}

function Fact({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon name={icon} className="size-4" />
      {text}
    </li>
  );
}

function usePrice({ price }: MeetingTypeSummary): string | undefined {
  const language = useLanguage();
  if (!price) return undefined;
  const text = formatAmount(price.amount, price.currency, language);
  return [text, price.suffix].filter(Boolean).join(' ');
}

function useDurations(durations: readonly number[]): string {
  const { t } = useTranslation('booking');
  const [shortest, longest] = [Math.min(...durations), Math.max(...durations)];
  return shortest === longest
    ? t('common:duration.minutes', { count: shortest })
    : `${shortest}–${t('common:duration.minutes', { count: longest })}`;
}
