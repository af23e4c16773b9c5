import { WhenText } from '#shared/react/appointment/when-text.tsx';
import { WhereText } from '#shared/react/appointment/where-text.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { type Fact, Facts } from '#shared/react/ui/facts.tsx';
import type { Provisional } from '#site/islands/appointment/provisional-page.tsx';

/** Who asks for what and when, with all that they answered. */
export function RequestFacts({ provisional }: { readonly provisional: Provisional }) {
  const { t } = useTranslation('appointment');
  const { appointment, attendee } = provisional;
  const facts: Fact[] = [
    { label: t('rows.what'), value: <p className="font-medium">{appointment.meetingInfo.name}</p> },
    {
      label: t('rows.when'),
      value: <WhenText start={appointment.start} end={appointment.end} />,
    },
    { label: t('rows.where'), value: <WhereText place={appointment} isForHost /> },
  ];
  if (attendee) {
    facts.unshift({ label: t('rows.who'), value: <Person attendee={attendee} /> });
    if (attendee.notes)
      facts.push({ label: t('rows.notes'), value: <Text>{attendee.notes}</Text> });
    for (const { label, value } of attendee.answers) {
      facts.push({ label, value: <Text>{value}</Text> });
    }
  }
  return <Facts facts={facts} />;
}

function Person({ attendee }: { readonly attendee: NonNullable<Provisional['attendee']> }) {
  const { name, email, phone } = attendee;
  return (
    <>
      {name && <p className="font-medium">{name}</p>}
      <p>
        <a href={`mailto:${email}`} className="link wrap-anywhere inline-block min-h-7">
          {email}
        </a>
      </p>
      {phone && (
        <p>
          <a href={`tel:${phone}`} className="link wrap-anywhere inline-block min-h-7">
            {phone}
          </a>
        </p>
      )}
    </>
  );
}

function Text({ children }: { readonly children: string }) {
  return <p className="whitespace-pre-line">{children}</p>;
}
