import { useEffect } from 'react';
import type { OwnMedia } from '#site/islands/connect/media/own-media.ts';
import { toKeyAct } from './to-key-act.ts';

/** M, V, and the space bar to talk. */
export function useCallKeys(media: OwnMedia): void {
  useEffect(() => {
    let isTalking = false;
    const press = (event: KeyboardEvent) => {
      const act = readAct(event);
      if (act === null || event.repeat) return;
      event.preventDefault();
      const { microphone, camera } = media.read();
      if (act === 'microphone') media.setMicrophone(microphone.state !== 'on');
      if (act === 'camera') media.setCamera(camera.state !== 'on');
      if (act === 'talk' && microphone.state !== 'on') {
        isTalking = true;
        media.setMicrophone(true);
      }
    };
    const release = () => {
      if (isTalking) media.setMicrophone(false);
      isTalking = false;
    };
    const lift = ({ key }: KeyboardEvent) => key === ' ' && release();
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', lift);
    // A key that is let go in another window is never told to this one.
    window.addEventListener('blur', release);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', lift);
      window.removeEventListener('blur', release);
    };
  }, [media]);
}

function readAct({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
  const element = target instanceof Element ? target : document.body;
  return toKeyAct({
    key,
    hasModifier: ctrlKey || metaKey || altKey,
    isWriting: element.closest('input:not([type="checkbox"]), textarea, select') !== null,
    isOnControl: element.closest('button, a, summary, input, [role^="menuitem"]') !== null,
  });
}
