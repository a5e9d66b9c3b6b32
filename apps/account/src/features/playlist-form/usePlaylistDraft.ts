import { useState } from 'react';

interface Words {
  name: string;
  description: string | null;
}

/** Fields of the playlist form, and their errors after the first attempt to save. */
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
    /** The trimmed name and description, or null without a name: then the field shows an error. */
    finish(): Words | null {
      setIsAsked(true);
      return name.trim() ? { name: name.trim(), description: description.trim() || null } : null;
    },
  };
}

export type PlaylistDraft = ReturnType<typeof usePlaylistDraft>;
