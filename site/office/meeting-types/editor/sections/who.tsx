import { lazy, Suspense } from 'react';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { Section } from '../controls/section.tsx';
import { SelectControl } from '../controls/select-control.tsx';
import type { Editor } from '../use-editor.ts';

/** Far below what is seen first. */
const HostList = lazy(() =>
  import('./host-list.tsx').then((module) => ({ default: module.HostList })),
);

/** Who gives their time to it, and how it is shared out. */
export function Who({ editor }: { readonly editor: Editor<'who'> }) {
  const t = useTexts('editor');
  const { values, type, choose, leave, problemAt } = editor;
  const isShared = values.calculationMethod === 'anyone';
  return (
    <Section id="who">
      <Suspense fallback={<Skeleton className="h-36" />}>
        <HostList editor={editor} />
      </Suspense>
      {(values.hosts.length > 1 || isShared) && (
        <SelectControl
          label={t('method.label')}
          value={values.calculationMethod}
          options={[
            { value: 'everyone', label: t('method.everyone') },
            { value: 'anyone', label: t('method.anyone') },
          ]}
          onChoose={(now) => choose('calculationMethod', now)}
        />
      )}
      {isShared && (
        <>
          <SelectControl
            label={t('roundRobin.label')}
            hint={t(`roundRobin.${values.roundRobin}Hint`)}
            value={values.roundRobin}
            options={[
              { value: 'simple', label: t('roundRobin.simple') },
              { value: 'advanced', label: t('roundRobin.advanced') },
            ]}
            onChoose={(now) => choose('roundRobin', now)}
          />
          {values.roundRobin === 'advanced' && (
            <NumberControl
              label={t('roundRobin.window')}
              unit={t('units.days')}
              value={values.roundRobinWindowDays}
              problem={problemAt('roundRobinWindowDays')}
              onType={(now) => type('roundRobinWindowDays', now ?? 0)}
              onLeave={() => leave('roundRobinWindowDays')}
            />
          )}
          <SwitchField
            label={t('hostSelection.allow')}
            isOn={values.allowHostSelection}
            onSwitch={(isOn) => choose('allowHostSelection', isOn)}
          />
          {values.allowHostSelection && (
            <SwitchField
              label={t('hostSelection.force')}
              hint={t('hostSelection.hint')}
              isOn={values.forceHostSelection}
              onSwitch={(isOn) => choose('forceHostSelection', isOn)}
            />
          )}
        </>
      )}
    </Section>
  );
}
