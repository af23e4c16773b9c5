import { useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Brand } from '../../brand.tsx';
import { parseServerUrl } from '../../parse-server-url.ts';

type Outcome = 'untouched' | 'saved' | 'refused';

interface OptionsProps {
  readonly serverUrl: string;
  readonly onSave: (serverUrl: string) => Promise<void>;
}

/** Where a person says which Kalends server this browser works with. */
export function Options({ serverUrl, onSave }: OptionsProps) {
  const { t } = useTranslation('extension');
  const [outcome, setOutcome] = useState<Outcome>('untouched');

  async function save(form: FormData): Promise<void> {
    const parsed = parseServerUrl(String(form.get('serverUrl')));
    if (parsed) await onSave(parsed);
    setOutcome(parsed ? 'saved' : 'refused');
  }

  return (
    <main className="options">
      <Brand heading={t('options.title')} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(new FormData(event.currentTarget));
        }}
      >
        <label htmlFor="serverUrl">{t('options.server')}</label>
        <input
          id="serverUrl"
          name="serverUrl"
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          defaultValue={serverUrl}
          aria-describedby="hint outcome"
          aria-invalid={outcome === 'refused'}
          onInput={() => setOutcome('untouched')}
        />
        <p id="hint">{t('options.hint')}</p>
        <button type="submit" className="primary">
          {t('options.save')}
        </button>
        <p id="outcome" role="status" className={outcome === 'refused' ? 'bad' : 'good'}>
          {outcome !== 'untouched' && t(`options.${outcome}`)}
        </p>
      </form>
    </main>
  );
}
