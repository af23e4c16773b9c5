import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { showDrafts } from './show-drafts.ts';

/** A field whose text is React's: what React does not hear of is gone with the next drawing. */
await showDrafts((host, text) => {
  let current = text;
  function Field() {
    const [value, setValue] = useState(text);
    current = value;
    return <textarea value={value} onChange={(event) => setValue(event.target.value)} />;
  }
  createRoot(host).render(<Field />);
  return { said: () => current };
});
