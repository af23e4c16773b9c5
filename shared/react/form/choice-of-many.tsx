import { lazy } from 'react';
import { PickerButton } from '../ui/picker-button.tsx';
import type { ChoiceProps } from './choice.tsx';

const loadDialog = () =>
  import('./load-choice-dialog.ts').then(({ loadChoiceDialog }) => loadChoiceDialog());
const ChoiceDialog = lazy(() => loadDialog().then((module) => ({ default: module.ChoiceDialog })));

/** What is chosen, and behind it the dialog that finds another by a part of its name. */
export function ChoiceOfMany(props: Omit<ChoiceProps, 'required'>) {
  const { label, value, options, onChoose, ...control } = props;
  return (
    <PickerButton
      {...control}
      label={label}
      load={loadDialog}
      text={options.find(([each]) => each === value)?.[1]}
    >
      {(typed, close) => (
        <ChoiceDialog
          title={label}
          options={options}
          selected={value}
          typed={typed}
          onSelect={(chosen) => {
            close();
            onChoose(chosen);
          }}
          onClose={close}
        />
      )}
    </PickerButton>
  );
}
