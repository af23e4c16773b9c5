import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/react/ui/button.tsx';
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
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save(new FormData(event.currentTarget));
        }}
      >
        <label htmlFor="serverUrl" className="font-medium text-sm">
          {t('options.server')}
        </label>
        <input
          id="serverUrl"
          name="serverUrl"
          className="field"
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          defaultValue={serverUrl}
          aria-describedby="hint outcome"
          aria-invalid={outcome === 'refused'}
          onInput={() => setOutcome('untouched')}
        />
        <p id="hint" className="text-sm text-soft">
          {t('options.hint')}
        </p>
        <Button type="submit" className="mt-2 self-start">
          {t('options.save')}
        </Button>
        <p
          id="outcome"
          role="status"
          className={`min-h-6 ${outcome === 'refused' ? 'text-danger' : 'text-success'}`}
        >
          {outcome !== 'untouched' && t(`options.${outcome}`)}
        </p>
      </form>
    </main>
  );
}
