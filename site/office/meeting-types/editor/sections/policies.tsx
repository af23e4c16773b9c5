import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { NumberControl } from '../controls/number-control.tsx';
import { Row, Section, Switches } from '../controls/section.tsx';
import { SelectControl } from '../controls/select-control.tsx';
import type { Editor } from '../use-editor.ts';

/** Until when attendees may change their minds, and who confirms a booking. */
export function Policies({ editor }: { readonly editor: Editor<'policies'> }) {
  const t = useTexts('editor');
  const { values, type, choose, leave, problemAt } = editor;
  return (
    <Section id="policies">
      <Switches>
        <Policy editor={editor} name="cancellationPolicy" />
        <Policy editor={editor} name="reschedulingPolicy" />
        <SwitchField
          label={t('doubleOptIn.label')}
          hint={t('doubleOptIn.hint')}
          isOn={values.doubleOptIn}
          onSwitch={(isOn) => choose('doubleOptIn', isOn)}
        />
        <SwitchField
          label={t('hostConfirmation.label')}
          hint={t('hostConfirmation.hint')}
          isOn={values.hostConfirmation}
          onSwitch={(isOn) => choose('hostConfirmation', isOn)}
        />
      </Switches>
      {(values.doubleOptIn || values.hostConfirmation) && (
        <NumberControl
          label={t('provisional.label')}
          hint={t('provisional.hint')}
          unit={t('units.hours')}
          isOptional
          value={values.provisionalHours}
          problem={problemAt('provisionalHours')}
          onType={(now) => type('provisionalHours', now)}
          onLeave={() => leave('provisionalHours')}
        />
      )}
    </Section>
  );
}

interface PolicyProps {
  readonly editor: Editor<'policies'>;
  readonly name: 'cancellationPolicy' | 'reschedulingPolicy';
}

function Policy({ editor, name }: PolicyProps) {
  const t = useTexts('editor');
  const { values, type, choose, leave, problemAt } = editor;
  const policy = values[name];
  const mode = policy.mode ?? 'hours';
  return (
    <div className="flex flex-col gap-3">
      <SwitchField
        label={t(`${name}.label`)}
        isOn={policy.enable}
        onSwitch={(enable) =>
          choose(name, { enable, mode, duration: policy.duration ?? (enable ? 24 : null) })
        }
      />
      {policy.enable && (
        <div className="pl-8">
          <Row>
            <NumberControl
              label={t('policy.duration')}
              value={policy.duration}
              problem={problemAt(name) ?? problemAt(`${name}.duration`)}
              onType={(duration) => type(name, { ...policy, mode, duration })}
              onLeave={() => leave(name)}
            />
            <SelectControl
              label={t('policy.unit')}
              value={mode}
              options={[
                { value: 'hours', label: t('units.hours') },
                { value: 'days', label: t('units.days') },
              ]}
              onChoose={(now) => choose(name, { ...policy, mode: now })}
            />
          </Row>
        </div>
      )}
    </div>
  );
}
