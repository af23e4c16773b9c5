import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { api } from '#site/lib/api.ts';

interface Standing {
  readonly companyName: string;
  readonly email: string;
  readonly isRefused: boolean;
}

/** Whether a company may remind somebody, and the press that changes it. */
export function RefusalCard({
  token,
  standing,
}: {
  readonly token: string;
  readonly standing: Standing;
}) {
  const { t } = useTranslation('forms');
  const errorText = useErrorText();
  const change = api.useChange('post', '/reminder-refusal');
  const { companyName, email, isRefused } = change.data ?? standing;
  const names = { company: companyName, email };
  return (
    <PageCard
      // Only the answer to a press takes it.
      key={String(isRefused)}
      takesFocus={change.isSuccess}
      icon={{ name: isRefused ? 'check' : 'mail', tone: isRefused ? 'success' : 'neutral' }}
      title={t(isRefused ? 'reminders.endedTitle' : 'reminders.title')}
      subtitle={t(isRefused ? 'reminders.endedText' : 'reminders.text', names)}
    >
      {change.error && (
        <p role="alert" className="mt-4 rounded-lg bg-danger-soft px-4 py-3 text-danger">
          {errorText(change.error)}
        </p>
      )}
      <div className="actions mt-6">
        <Button
          tone={isRefused ? 'quiet' : 'primary'}
          busy={change.isPending}
          onClick={() => change.mutate({ body: { token, isRefused: !isRefused } })}
        >
          {t(isRefused ? 'reminders.again' : 'reminders.end')}
        </Button>
      </div>
    </PageCard>
  );
}
