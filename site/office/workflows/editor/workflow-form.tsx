import { LANGUAGE_NAMES, LANGUAGES } from '#shared/domain/languages.ts';
import {
  isAddress,
  isEvent,
  WORKFLOW_RECIPIENTS,
  WORKFLOW_TRIGGERS,
} from '#shared/domain/reminder/workflow.ts';
import { FormField } from '#shared/react/form/form-field.tsx';
import { SaveBar } from '#shared/react/form/save-bar.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import type { Form } from '#shared/react/form/use-form.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { AnyOf } from '#site/office/any-of.tsx';
import { AddressesField } from './addresses-field.tsx';
import { OwnTexts } from './own-texts.tsx';
import { toChoices } from './to-values.ts';
import { TypesField } from './types-field.tsx';
import { WaitField } from './wait-field.tsx';

interface WorkflowFormProps {
  readonly form: Form;
  readonly formId: string;
  /** What is new has a button of its own. */
  readonly hasSaveBar?: boolean;
}

const AT_ONCE = { kind: 'minutes', minutes: 0 } as const;
const A_DAY = { kind: 'minutes', minutes: 1440 } as const;

/** What is chosen for a workflow: when, for whom, about what, and what it says. */
export function WorkflowForm({ form, formId, hasSaveBar = false }: WorkflowFormProps) {
  const t = useTexts('workflows');
  const common = useTexts('form');
  const choices = toChoices(form.values);
  const lacksReaders =
    choices.recipients.length === 0 && form.problemOf('recipients') !== undefined;
  const addresses = choices.recipients.filter(isAddress);
  return (
    <form id={formId} noValidate onSubmit={form.onSubmit} className="mt-5 flex flex-col gap-6">
      <section aria-labelledby="when" className="card grid gap-5 p-(--inset) sm:p-6">
        <h2 id="when" className="font-semibold">
          {t('when')}
        </h2>
        <SelectField
          label={t('wait.from')}
          value={choices.trigger}
          options={WORKFLOW_TRIGGERS.map((each) => [each, t(`wait.${each}`)])}
          hint={isEvent(choices.trigger) ? t('wait.eventHint') : undefined}
          onChange={(trigger) => {
            const now = WORKFLOW_TRIGGERS.find((each) => each === trigger) ?? choices.trigger;
            form.change('trigger', now);
            if (isEvent(now) !== isEvent(choices.trigger)) {
              form.change('wait', { ...(isEvent(now) ? AT_ONCE : A_DAY) });
            }
          }}
        />
        <WaitField wait={choices.wait} onWait={(wait) => form.change('wait', { ...wait })} />
        {choices.trigger === 'before-meeting' && (
          <SwitchField
            label={t('bookedLate')}
            hint={t('bookedLateHint')}
            isOn={choices.sendsIfBookedLate}
            onSwitch={(isOn) => form.change('sendsIfBookedLate', isOn)}
          />
        )}
        <FormField form={form} name="name" label={t('name')} hint={t('nameHint')} isOptional />
        <SwitchField
          label={t('active')}
          isOn={choices.isActive}
          onSwitch={(isOn) => form.change('isActive', isOn)}
        />
      </section>
      <section aria-labelledby="for-whom" className="card grid gap-5 p-(--inset) sm:p-6">
        <h2 id="for-whom" className="font-semibold">
          {t('forWhom')}
        </h2>
        <AnyOf
          legend={t('readers')}
          options={WORKFLOW_RECIPIENTS.map((value) => ({ value, label: t(`reader.${value}`) }))}
          chosen={WORKFLOW_RECIPIENTS.filter((each) => choices.recipients.includes(each))}
          problem={lacksReaders ? common('problems.required') : undefined}
          onChoose={(recipients) => {
            form.change('recipients', [...recipients, ...addresses]);
            form.leave('recipients');
          }}
        />
        <AddressesField
          addresses={addresses}
          isRefused={form.problemOf('recipients') !== undefined}
          onChange={(now) =>
            form.change('recipients', [
              ...choices.recipients.filter((each) => !isAddress(each)),
              ...now,
            ])
          }
        />
        <TypesField
          chosen={choices.meetingTypeIds}
          onChoose={(ids) => form.change('meetingTypeIds', ids)}
        />
        <AnyOf
          legend={t('languages')}
          hint={t('languagesHint')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          chosen={choices.languages}
          onChoose={(languages) => form.change('languages', languages)}
        />
      </section>
      <OwnTexts form={form} choices={choices} />
      {hasSaveBar && (
        <SaveBar
          form={form}
          labels={{
            ...{
              name: t('name'),
              wait: t('when'),
              trigger: t('wait.from'),
              isActive: t('active'),
              texts: t('texts.title'),
            },
            ...{ recipients: t('readers'), meetingTypeIds: t('types'), languages: t('languages') },
            sendsIfBookedLate: t('bookedLate'),
          }}
        />
      )}
    </form>
  );
}
