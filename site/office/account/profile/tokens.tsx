import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import { Section } from './section.tsx';

/** Where the programs stand that call in somebody's name. */
export function Tokens() {
  const office = useTexts('office');
  const t = useTexts('profile');
  return (
    <Section title={office('screens.api-tokens')} text={t('tokens.text')}>
      <div>
        <Link to={toPath('api-tokens', {})} className={buttonClass('quiet')}>
          {t('tokens.open')}
        </Link>
      </div>
    </Section>
  );
}
