import { useQuery } from '@tanstack/react-query';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { say } from '../say.ts';
import { isSwitchedOn, switchOff, switchOn } from './site-switch.ts';

/** Whether the compose sites get a button of ours; off until a person wants it. */
export function ComposeSwitch() {
  const { data: isOn = false, refetch } = useQuery({
    queryKey: ['compose-switch'],
    queryFn: isSwitchedOn,
    networkMode: 'always',
  });
  return (
    <SwitchField
      label={say('compose.title')}
      hint={say('compose.hint')}
      isOn={isOn}
      onSwitch={(wanted) => void (wanted ? switchOn() : switchOff()).then(() => refetch())}
    />
  );
}
