import { overtakenNames, type Values } from '#shared/react/form/form-state.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import type { Editor } from './use-editor.ts';

interface OvertakenProps {
  readonly editor: Editor;
  readonly saved: Values;
  /** The section of each field. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Said where another tab, or somebody else, has saved what is being changed here. */
export function Overtaken({ editor: { form }, saved, labels }: OvertakenProps) {
  const t = useTexts('editor');
  const { state } = form;
  const names = state.phase.is === 'saving' ? [] : overtakenNames(state.changes, saved);
  const touched = [...new Set(names.map((name) => labels[name]))];
  return (
    <div role="alert">
      {touched.length > 0 && (
        <div className="card mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-held p-(--inset)">
          <p className="min-w-60 flex-1 text-sm">
            {t('overtaken.text', { sections: touched.join(', ') })}
          </p>
          <Button tone="quiet" onClick={() => form.takeTheirs(names)}>
            {t('overtaken.theirs')}
          </Button>
          <Button tone="quiet" onClick={form.keepMine}>
            {t('overtaken.mine')}
          </Button>
        </div>
      )}
    </div>
  );
}
