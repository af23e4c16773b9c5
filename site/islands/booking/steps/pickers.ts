/** What is chosen before a time; a chunk of its own, for most pages leave no choice. */
export { ChannelPicker } from './channel-picker.tsx';
export { DurationPicker } from './duration-picker.tsx';
