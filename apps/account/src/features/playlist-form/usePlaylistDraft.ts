import { useState } from 'react';

interface Words {
  name: string;
  description: string | null;
}

/** Form state of a playlist; problems are shown from the first attempt to save. */
export function usePlaylistDraft(initial?: Words) {
  const [name, setName] = useState(initial?.name ?? '');
  const [description, setDescription] = useState(initial?.description ?? '');
  const [isAsked, setIsAsked] = useState(false);
  return {
    name,
    setName,
    description,
    setDescription,
    isNameMissing: isAsked && name.trim() === '',
    /** The words as they are stored, or null while there is no name: then the field says so. */
    finish(): Words | null {
      setIsAsked(true);
      return name.trim() ? { name: name.trim(), description: description.trim() || null } : null;
    },
  };
}

export type PlaylistDraft = ReturnType<typeof usePlaylistDraft>;
