import { api } from '@fairtone/api';
import { publicFileUrl } from '@fairtone/platform';

const BUCKET = 'avatars';

const { useAccountSetAvatarMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Stores a picture under a new name, sets it on the profile and returns its URL. The server deletes the previous file. */
    accountSetAvatar: build.mutation<string, { userId: string; picture: Blob }>({
      query:
        ({ userId, picture }) =>
        async ({ rest, getStorage }) => {
          const name = `${userId}-${crypto.randomUUID()}.jpg`;
          const file = { contentType: 'image/jpeg', cacheControl: '3600', upsert: true };
          const { error } = await (await getStorage()).from(BUCKET).upload(name, picture, file);
          if (error) throw error;
          const url = publicFileUrl(BUCKET, name);
          const saved = await rest.from('profiles').update({ avatar_url: url }).eq('id', userId);
          return saved.error ? saved : url;
        },
      invalidatesTags: (_url, error, { userId }) =>
        error
          ? []
          : [
              { type: 'Profile', id: userId },
              { type: 'Artist', id: userId },
            ],
    }),
  }),
});

export { useAccountSetAvatarMutation };
