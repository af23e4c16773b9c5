import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { toPath } from '#shared/routes/index.ts';

interface DoneCardProps {
  readonly title: string;
  readonly text: string;
  readonly isGood?: boolean;
}

/** What became of it, and the way on. */
export function DoneCard({ title, text, isGood = true }: DoneCardProps) {
  const { t } = useTranslation('account-link');
  return (
    <PageCard
      takesFocus
      icon={isGood ? { name: 'check', tone: 'success' } : { name: 'alert', tone: 'neutral' }}
      title={title}
      subtitle={text}
    >
      <div className="actions mt-6">
        <a href={toPath('login', {})} className={buttonClass()}>
          {t('signIn')}
        </a>
      </div>
    </PageCard>
  );
}
