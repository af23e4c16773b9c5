interface PressedKey {
  readonly key: string;
  readonly hasModifier: boolean;
  /** Whether the focus is where one writes or chooses. */
  readonly isWriting: boolean;
  /** Whether the focus is on what the space bar presses. */
  readonly isOnControl: boolean;
}

export type KeyAct = 'microphone' | 'camera' | 'talk';

/** M and V turn microphone and camera; the space bar opens the microphone for as long as it is held. */
export function toKeyAct({ key, hasModifier, isWriting, isOnControl }: PressedKey): KeyAct | null {
  if (hasModifier || isWriting) return null;
  if (key === ' ') return isOnControl ? null : 'talk';
  const letter = key.toLowerCase();
  if (letter === 'm') return 'microphone';
  return letter === 'v' ? 'camera' : null;
}
