// Generated from supabase/migrations by tools/db-types. Change a migration, then run the generator again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: { PostgrestVersion: '12' };
  public: {
    Tables: {
      albums: {
        Row: {
          accent: string | null;
          artist_id: string;
          cover_image: string | null;
          created_at: string;
          description: string | null;
          genre: string;
          genres: string[];
          id: string;
          minimum_price: number | null;
          price: number | null;
          pricing_message: string | null;
          published_at: string | null;
          release_date: string;
          state: 'draft' | 'scheduled' | 'public' | 'withdrawn';
          suggested_price: number | null;
          title: string;
          track_count: number;
          updated_at: string;
        };
        Insert: {
          accent?: string | null;
          artist_id?: string;
          cover_image?: string | null;
          created_at?: string;
          description?: string | null;
          genre?: string;
          genres?: never;
          id?: string;
          minimum_price?: number | null;
          price?: number | null;
          pricing_message?: string | null;
          published_at?: string | null;
          release_date?: string;
          state?: 'draft' | 'scheduled' | 'public' | 'withdrawn';
          suggested_price?: number | null;
          title: string;
          track_count?: number;
          updated_at?: string;
        };
        Update: {
          accent?: string | null;
          artist_id?: string;
          cover_image?: string | null;
          created_at?: string;
          description?: string | null;
          genre?: string;
          genres?: never;
          id?: string;
          minimum_price?: number | null;
          price?: number | null;
          pricing_message?: string | null;
          published_at?: string | null;
          release_date?: string;
          state?: 'draft' | 'scheduled' | 'public' | 'withdrawn';
          suggested_price?: number | null;
          title?: string;
          track_count?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'albums_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      blocks: {
        Row: {
          blocked_id: string;
          blocker_id: string;
          created_at: string;
        };
        Insert: {
          blocked_id: string;
          blocker_id?: string;
          created_at?: string;
        };
        Update: {
          blocked_id?: string;
          blocker_id?: string;
          created_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'blocks_blocked_id_fkey';
            columns: ['blocked_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'blocks_blocker_id_fkey';
            columns: ['blocker_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      emails: {
        Row: {
          attempts: number;
          claim: string | null;
          created_at: string;
          dedupe_key: string | null;
          due_at: string;
          id: string;
          kind: 'receipt' | 'refund' | 'sale' | 'donation_started' | 'donation_ended' | 'payout' | 'payout_failed' | 'new_release' | 'new_follower' | 'message' | 'report_answer' | 'account_deleted' | 'export_ready';
          language: 'en' | 'pl' | 'de' | 'fr' | 'tr';
          last_error: string | null;
          payload: Json;
          sent_at: string | null;
          state: 'waiting' | 'sending' | 'sent' | 'failed';
          to_address: string;
          user_id: string | null;
        };
        Insert: {
          attempts?: number;
          claim?: string | null;
          created_at?: string;
          dedupe_key?: string | null;
          due_at?: string;
          id?: string;
          kind: 'receipt' | 'refund' | 'sale' | 'donation_started' | 'donation_ended' | 'payout' | 'payout_failed' | 'new_release' | 'new_follower' | 'message' | 'report_answer' | 'account_deleted' | 'export_ready';
          language: 'en' | 'pl' | 'de' | 'fr' | 'tr';
          last_error?: string | null;
          payload?: Json;
          sent_at?: string | null;
          state?: 'waiting' | 'sending' | 'sent' | 'failed';
          to_address: string;
          user_id?: string | null;
        };
        Update: {
          attempts?: number;
          claim?: string | null;
          created_at?: string;
          dedupe_key?: string | null;
          due_at?: string;
          id?: string;
          kind?: 'receipt' | 'refund' | 'sale' | 'donation_started' | 'donation_ended' | 'payout' | 'payout_failed' | 'new_release' | 'new_follower' | 'message' | 'report_answer' | 'account_deleted' | 'export_ready';
          language?: 'en' | 'pl' | 'de' | 'fr' | 'tr';
          last_error?: string | null;
          payload?: Json;
          sent_at?: string | null;
          state?: 'waiting' | 'sending' | 'sent' | 'failed';
          to_address?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      file_chores: {
        Row: {
          attempts: number;
          bucket: string;
          created_at: string;
          due_at: string;
          id: number;
          path: string;
        };
        Insert: {
          attempts?: number;
          bucket: string;
          created_at?: string;
          due_at?: string;
          id?: number;
          path: string;
        };
        Update: {
          attempts?: number;
          bucket?: string;
          created_at?: string;
          due_at?: string;
          id?: number;
          path?: string;
        };
        Relationships: [];
      };
      genres: {
        Row: {
          name: string;
          position: number;
          slug: string;
        };
        Insert: {
          name: string;
          position: number;
          slug: string;
        };
        Update: {
          name?: string;
          position?: number;
          slug?: string;
        };
        Relationships: [];
      };
      ledger_entries: {
        Row: {
          account: 'customer' | 'artist' | 'platform' | 'provider';
          amount_cents: number;
          artist_id: string | null;
          created_at: string;
          id: number;
          kind: 'sale' | 'artist_share' | 'platform_share' | 'refund' | 'payout' | 'donation';
          order_item_id: string | null;
        };
        Insert: {
          account: 'customer' | 'artist' | 'platform' | 'provider';
          amount_cents: number;
          artist_id?: string | null;
          created_at?: string;
          id?: never;
          kind: 'sale' | 'artist_share' | 'platform_share' | 'refund' | 'payout' | 'donation';
          order_item_id?: string | null;
        };
        Update: {
          account?: 'customer' | 'artist' | 'platform' | 'provider';
          amount_cents?: number;
          artist_id?: string | null;
          created_at?: string;
          id?: never;
          kind?: 'sale' | 'artist_share' | 'platform_share' | 'refund' | 'payout' | 'donation';
          order_item_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'ledger_entries_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ledger_entries_order_item_id_fkey';
            columns: ['order_item_id'];
            isOneToOne: false;
            referencedRelation: 'order_items';
            referencedColumns: ['id'];
          },
        ];
      };
      notification_preferences: {
        Row: {
          email: boolean | null;
          in_app: boolean | null;
          kind: 'new_release' | 'sale' | 'follower' | 'payout' | 'message' | 'moderation';
          user_id: string;
        };
        Insert: {
          email?: boolean | null;
          in_app?: boolean | null;
          kind: 'new_release' | 'sale' | 'follower' | 'payout' | 'message' | 'moderation';
          user_id?: string;
        };
        Update: {
          email?: boolean | null;
          in_app?: boolean | null;
          kind?: 'new_release' | 'sale' | 'follower' | 'payout' | 'message' | 'moderation';
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notification_preferences_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      notifications: {
        Row: {
          created_at: string;
          id: string;
          kind: 'new_release' | 'sale' | 'follower' | 'payout' | 'message' | 'moderation';
          payload: Json;
          read_at: string | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          kind: 'new_release' | 'sale' | 'follower' | 'payout' | 'message' | 'moderation';
          payload?: Json;
          read_at?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          kind?: 'new_release' | 'sale' | 'follower' | 'payout' | 'message' | 'moderation';
          payload?: Json;
          read_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notifications_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      order_items: {
        Row: {
          album_id: string | null;
          album_title: string;
          amount_cents: number;
          artist_id: string | null;
          artist_name: string;
          id: string;
          order_id: string;
          pricing: 'free' | 'fixed' | 'name_your_price';
        };
        Insert: {
          album_id?: string | null;
          album_title: string;
          amount_cents: number;
          artist_id?: string | null;
          artist_name: string;
          id?: string;
          order_id: string;
          pricing: 'free' | 'fixed' | 'name_your_price';
        };
        Update: {
          album_id?: string | null;
          album_title?: string;
          amount_cents?: number;
          artist_id?: string | null;
          artist_name?: string;
          id?: string;
          order_id?: string;
          pricing?: 'free' | 'fixed' | 'name_your_price';
        };
        Relationships: [
          {
            foreignKeyName: 'order_items_album_id_fkey';
            columns: ['album_id'];
            isOneToOne: false;
            referencedRelation: 'albums';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_items_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_items_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      orders: {
        Row: {
          created_at: string;
          email: string | null;
          id: string;
          paid_at: string | null;
          provider_session_id: string | null;
          state: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';
          total_cents: number;
          url: string | null;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          email?: string | null;
          id?: string;
          paid_at?: string | null;
          provider_session_id?: string | null;
          state?: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';
          total_cents: number;
          url?: string | null;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          id?: string;
          paid_at?: string | null;
          provider_session_id?: string | null;
          state?: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';
          total_cents?: number;
          url?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      payment_events: {
        Row: {
          id: string;
          payload: Json;
          processed_at: string;
          type: string;
        };
        Insert: {
          id: string;
          payload?: Json;
          processed_at?: string;
          type: string;
        };
        Update: {
          id?: string;
          payload?: Json;
          processed_at?: string;
          type?: string;
        };
        Relationships: [];
      };
      playlist_tracks: {
        Row: {
          created_at: string;
          playlist_id: string;
          position: number;
          track_id: string;
        };
        Insert: {
          created_at?: string;
          playlist_id: string;
          position: number;
          track_id: string;
        };
        Update: {
          created_at?: string;
          playlist_id?: string;
          position?: number;
          track_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'playlist_tracks_playlist_id_fkey';
            columns: ['playlist_id'];
            isOneToOne: false;
            referencedRelation: 'playlists';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'playlist_tracks_track_id_fkey';
            columns: ['track_id'];
            isOneToOne: false;
            referencedRelation: 'tracks';
            referencedColumns: ['id'];
          },
        ];
      };
      playlists: {
        Row: {
          created_at: string;
          description: string | null;
          id: string;
          is_listed: boolean;
          is_shared: boolean;
          name: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          description?: string | null;
          id?: string;
          is_listed?: boolean;
          is_shared?: boolean;
          name: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          id?: string;
          is_listed?: boolean;
          is_shared?: boolean;
          name?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'playlists_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      plays: {
        Row: {
          album_id: string;
          artist_id: string;
          created_at: string;
          id: string;
          listener_id: string | null;
          track_id: string;
        };
        Insert: {
          album_id: string;
          artist_id: string;
          created_at?: string;
          id?: string;
          listener_id?: string | null;
          track_id: string;
        };
        Update: {
          album_id?: string;
          artist_id?: string;
          created_at?: string;
          id?: string;
          listener_id?: string | null;
          track_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'plays_album_id_fkey';
            columns: ['album_id'];
            isOneToOne: false;
            referencedRelation: 'albums';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'plays_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'plays_listener_id_fkey';
            columns: ['listener_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'plays_track_id_fkey';
            columns: ['track_id'];
            isOneToOne: false;
            referencedRelation: 'tracks';
            referencedColumns: ['id'];
          },
        ];
      };
      privacy_settings: {
        Row: {
          allow_messages: 'everyone' | 'followed' | 'nobody';
          show_favorites: boolean;
          show_followers: boolean;
          show_following: boolean;
          show_playlists: boolean;
          show_recently_played: boolean;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          allow_messages?: 'everyone' | 'followed' | 'nobody';
          show_favorites?: boolean;
          show_followers?: boolean;
          show_following?: boolean;
          show_playlists?: boolean;
          show_recently_played?: boolean;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          allow_messages?: 'everyone' | 'followed' | 'nobody';
          show_favorites?: boolean;
          show_followers?: boolean;
          show_following?: boolean;
          show_playlists?: boolean;
          show_recently_played?: boolean;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'privacy_settings_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      profile_counts: {
        Row: {
          followers: number;
          following: number;
          profile_id: string;
        };
        Insert: {
          followers?: number;
          following?: number;
          profile_id: string;
        };
        Update: {
          followers?: number;
          following?: number;
          profile_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'profile_counts_profile_id_fkey';
            columns: ['profile_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          avatar_url: string | null;
          bio: string | null;
          created_at: string;
          genres: string[];
          id: string;
          location: string | null;
          name: string;
          role: 'customer' | 'artist';
          social_links: Json;
          updated_at: string;
        };
        Insert: {
          avatar_url?: string | null;
          bio?: string | null;
          created_at?: string;
          genres?: string[];
          id: string;
          location?: string | null;
          name?: string;
          role?: 'customer' | 'artist';
          social_links?: Json;
          updated_at?: string;
        };
        Update: {
          avatar_url?: string | null;
          bio?: string | null;
          created_at?: string;
          genres?: string[];
          id?: string;
          location?: string | null;
          name?: string;
          role?: 'customer' | 'artist';
          social_links?: Json;
          updated_at?: string;
        };
        Relationships: [];
      };
      purchases: {
        Row: {
          album_id: string;
          album_title: string;
          amount_cents: number;
          artist_name: string;
          created_at: string;
          id: string;
          order_item_id: string | null;
          revoked_at: string | null;
          user_id: string | null;
        };
        Insert: {
          album_id: string;
          album_title: string;
          amount_cents: number;
          artist_name: string;
          created_at?: string;
          id?: string;
          order_item_id?: string | null;
          revoked_at?: string | null;
          user_id?: string | null;
        };
        Update: {
          album_id?: string;
          album_title?: string;
          amount_cents?: number;
          artist_name?: string;
          created_at?: string;
          id?: string;
          order_item_id?: string | null;
          revoked_at?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'purchases_album_id_fkey';
            columns: ['album_id'];
            isOneToOne: false;
            referencedRelation: 'albums';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'purchases_order_item_id_fkey';
            columns: ['order_item_id'];
            isOneToOne: true;
            referencedRelation: 'order_items';
            referencedColumns: ['id'];
          },
        ];
      };
      schedules: {
        Row: {
          created_at: string;
          cron: string;
          enabled: boolean;
          function: string;
          last_error: string | null;
          last_finished_at: string | null;
          last_request: number | null;
          last_started_at: string | null;
          name: string;
        };
        Insert: {
          created_at?: string;
          cron: string;
          enabled?: boolean;
          function: string;
          last_error?: string | null;
          last_finished_at?: string | null;
          last_request?: number | null;
          last_started_at?: string | null;
          name: string;
        };
        Update: {
          created_at?: string;
          cron?: string;
          enabled?: boolean;
          function?: string;
          last_error?: string | null;
          last_finished_at?: string | null;
          last_request?: number | null;
          last_started_at?: string | null;
          name?: string;
        };
        Relationships: [];
      };
      track_files: {
        Row: {
          bucket: string;
          bytes: number;
          format: 'mp3' | 'wav' | 'flac';
          kind: 'original' | 'purchase' | 'stream';
          path: string;
          track_id: string;
        };
        Insert: {
          bucket?: string;
          bytes: number;
          format: 'mp3' | 'wav' | 'flac';
          kind: 'original' | 'purchase' | 'stream';
          path: string;
          track_id: string;
        };
        Update: {
          bucket?: string;
          bytes?: number;
          format?: 'mp3' | 'wav' | 'flac';
          kind?: 'original' | 'purchase' | 'stream';
          path?: string;
          track_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'track_files_track_id_fkey';
            columns: ['track_id'];
            isOneToOne: false;
            referencedRelation: 'tracks';
            referencedColumns: ['id'];
          },
        ];
      };
      tracks: {
        Row: {
          album_id: string;
          audio_url: string | null;
          created_at: string;
          duration: number | null;
          duration_ms: number | null;
          encoder_delay: number | null;
          encoder_padding: number | null;
          failure: string | null;
          id: string;
          loudness_lufs: number | null;
          peaks: number[] | null;
          sample_rate: number | null;
          status: 'processing' | 'ready' | 'failed';
          title: string;
          track_number: number;
          true_peak_db: number | null;
        };
        Insert: {
          album_id: string;
          audio_url?: string | null;
          created_at?: string;
          duration?: number | null;
          duration_ms?: number | null;
          encoder_delay?: number | null;
          encoder_padding?: number | null;
          failure?: string | null;
          id?: string;
          loudness_lufs?: number | null;
          peaks?: number[] | null;
          sample_rate?: number | null;
          status?: 'processing' | 'ready' | 'failed';
          title: string;
          track_number: number;
          true_peak_db?: number | null;
        };
        Update: {
          album_id?: string;
          audio_url?: string | null;
          created_at?: string;
          duration?: number | null;
          duration_ms?: number | null;
          encoder_delay?: number | null;
          encoder_padding?: number | null;
          failure?: string | null;
          id?: string;
          loudness_lufs?: number | null;
          peaks?: number[] | null;
          sample_rate?: number | null;
          status?: 'processing' | 'ready' | 'failed';
          title?: string;
          track_number?: number;
          true_peak_db?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'tracks_album_id_fkey';
            columns: ['album_id'];
            isOneToOne: false;
            referencedRelation: 'albums';
            referencedColumns: ['id'];
          },
        ];
      };
      user_favorites: {
        Row: {
          album_id: string | null;
          created_at: string;
          id: string;
          track_id: string | null;
          user_id: string;
        };
        Insert: {
          album_id?: string | null;
          created_at?: string;
          id?: string;
          track_id?: string | null;
          user_id?: string;
        };
        Update: {
          album_id?: string | null;
          created_at?: string;
          id?: string;
          track_id?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_favorites_album_id_fkey';
            columns: ['album_id'];
            isOneToOne: false;
            referencedRelation: 'albums';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'user_favorites_track_id_fkey';
            columns: ['track_id'];
            isOneToOne: false;
            referencedRelation: 'tracks';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'user_favorites_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      user_follows: {
        Row: {
          created_at: string;
          follower_id: string;
          following_id: string;
          is_public: boolean;
        };
        Insert: {
          created_at?: string;
          follower_id?: string;
          following_id: string;
          is_public?: boolean;
        };
        Update: {
          created_at?: string;
          follower_id?: string;
          following_id?: string;
          is_public?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'user_follows_follower_id_fkey';
            columns: ['follower_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'user_follows_following_id_fkey';
            columns: ['following_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: 'customer' | 'artist' | 'moderator' | 'tester';
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role: 'customer' | 'artist' | 'moderator' | 'tester';
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: 'customer' | 'artist' | 'moderator' | 'tester';
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_roles_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      user_settings: {
        Row: {
          language: 'en' | 'pl' | 'de' | 'fr' | 'tr';
          theme: 'light' | 'dark' | 'system';
          updated_at: string;
          user_id: string;
        };
        Insert: {
          language?: 'en' | 'pl' | 'de' | 'fr' | 'tr';
          theme?: 'light' | 'dark' | 'system';
          updated_at?: string;
          user_id: string;
        };
        Update: {
          language?: 'en' | 'pl' | 'de' | 'fr' | 'tr';
          theme?: 'light' | 'dark' | 'system';
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_settings_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      artist_balance: {
        Row: {
          artist_id: string | null;
          balance_cents: number | null;
          earned_cents: number | null;
          payable_cents: number | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      artist_daily_stats: {
        Args: { days?: number };
        Returns: {
          day: string | null;
          plays: number | null;
          sales: number | null;
          sold_cents: number | null;
          share_cents: number | null;
          followers_gained: number | null;
        }[];
      };
      artist_listens: {
        Args: { days?: number };
        Returns: number;
      };
      artist_popular_tracks: {
        Args: { artist: string; top?: number };
        Returns: {
          id: string | null;
          title: string | null;
          album_id: string | null;
          album_title: string | null;
          artist_name: string | null;
          cover_image: string | null;
          duration: number | null;
          audio_url: string | null;
          track_number: number | null;
          plays: number | null;
        }[];
      };
      artist_share_cents: {
        Args: { amount_cents: number };
        Returns: number;
      };
      artist_top_albums: {
        Args: { days?: number; top?: number };
        Returns: {
          album_id: string | null;
          title: string | null;
          cover_image: string | null;
          plays: number | null;
          sales: number | null;
          sold_cents: number | null;
        }[];
      };
      artist_top_tracks: {
        Args: { days?: number; top?: number };
        Returns: {
          track_id: string | null;
          title: string | null;
          album_id: string | null;
          album_title: string | null;
          cover_image: string | null;
          plays: number | null;
        }[];
      };
      can_download: {
        Args: { user_id?: string; album_id?: string };
        Returns: boolean;
      };
      claim_emails: {
        Args: { batch?: number; lease_seconds?: number };
        Returns: Json[];
      };
      close_order: {
        Args: { order_id: string; provider_event_id: string; outcome: string; event_type?: string; payload?: Json };
        Returns: Json;
      };
      count_albums: {
        Args: { in_genres?: string[]; search?: string };
        Returns: number;
      };
      count_artists: {
        Args: { in_genres?: string[]; search?: string };
        Returns: number;
      };
      create_order: {
        Args: { user_id: string; items: Json; email?: string };
        Returns: Json;
      };
      dashboard_figures: {
        Args: never;
        Returns: {
          listens: number | null;
          listening_seconds: number | null;
          followers: number | null;
          following: number | null;
          uploaded_tracks: number | null;
          albums: number | null;
          playlists: number | null;
          favorite_tracks: number | null;
          favorite_albums: number | null;
          purchases: number | null;
        }[];
      };
      due_file_chores: {
        Args: { folder?: string; max_count?: number };
        Returns: {
          id: number | null;
          bucket: string | null;
          path: string | null;
          verdict: string | null;
        }[];
      };
      due_releases: {
        Args: { max_count?: number };
        Returns: Database['public']['Tables']['albums']['Row'][];
      };
      favorites_of: {
        Args: { person: string; before_time?: string; before_id?: string; page_size?: number };
        Returns: Database['public']['Tables']['user_favorites']['Row'][];
      };
      find_lost_files: {
        Args: { max_count?: number };
        Returns: number;
      };
      finish_email: {
        Args: { email_id: string; claim: string; error?: string; is_final?: boolean };
        Returns: boolean;
      };
      finish_file_chore: {
        Args: { chore_id: number };
        Returns: string;
      };
      forget_old_emails: {
        Args: never;
        Returns: number;
      };
      fulfil_order: {
        Args: { order_id: string; provider_event_id: string; event_type?: string; payload?: Json; paid_cents?: number };
        Returns: Json;
      };
      grant_free_album: {
        Args: { album_id: string };
        Returns: Database['public']['Tables']['purchases']['Row'];
      };
      list_albums: {
        Args: { sort?: string; in_genres?: string[]; search?: string; after?: string; page_size?: number };
        Returns: {
          id: string | null;
          title: string | null;
          artist_id: string | null;
          artist_name: string | null;
          artist_avatar_url: string | null;
          cover_image: string | null;
          description: string | null;
          release_date: string | null;
          genre: string | null;
          price: number | null;
          minimum_price: number | null;
          suggested_price: number | null;
          track_count: number | null;
          accent: string | null;
          next: string | null;
        }[];
      };
      list_artists: {
        Args: { sort?: string; in_genres?: string[]; search?: string; after?: string; page_size?: number };
        Returns: {
          id: string | null;
          name: string | null;
          avatar_url: string | null;
          genres: string[] | null;
          location: string | null;
          bio: string | null;
          created_at: string | null;
          next: string | null;
        }[];
      };
      list_notifications: {
        Args: { before_time?: string; before_id?: string; page_size?: number };
        Returns: Database['public']['Tables']['notifications']['Row'][];
      };
      listening_seconds: {
        Args: { days?: number };
        Returns: number;
      };
      mark_album_published: {
        Args: { album_id: string; track_urls: Json };
        Returns: Json;
      };
      mark_notifications_read: {
        Args: { ids?: string[] };
        Returns: number;
      };
      note_album_streams: {
        Args: { album_id: string };
        Returns: undefined;
      };
      notification_choices: {
        Args: never;
        Returns: {
          kind: string | null;
          in_app: boolean | null;
          email: boolean | null;
        }[];
      };
      open_playlist: {
        Args: { playlist_id: string };
        Returns: Database['public']['Tables']['playlists']['Row'][];
      };
      open_playlist_tracks: {
        Args: { playlist_id: string };
        Returns: Database['public']['Tables']['playlist_tracks']['Row'][];
      };
      postpone_file_chore: {
        Args: { chore_id: number };
        Returns: undefined;
      };
      profile_figures: {
        Args: { person: string };
        Returns: {
          followers: number | null;
          following: number | null;
          albums: number | null;
          tracks: number | null;
          listens: number | null;
        }[];
      };
      recently_played: {
        Args: { top?: number };
        Returns: {
          id: string | null;
          title: string | null;
          album_id: string | null;
          album_title: string | null;
          artist_id: string | null;
          artist_name: string | null;
          cover_image: string | null;
          duration: number | null;
          audio_url: string | null;
          track_number: number | null;
          played_at: string | null;
        }[];
      };
      recently_played_of: {
        Args: { person: string };
        Returns: Database['public']['Tables']['tracks']['Row'][];
      };
      record_play: {
        Args: { track_id: string };
        Returns: boolean;
      };
      refresh_popularity: {
        Args: { everything?: boolean };
        Returns: number;
      };
      release_album: {
        Args: { album_id: string; track_urls: Json };
        Returns: Json;
      };
      reverse_order: {
        Args: { order_id: string; provider_event_id: string; event_type?: string; payload?: Json };
        Returns: Json;
      };
      search_catalog: {
        Args: { query: string; only_kind?: string; page_size?: number; skip?: number };
        Returns: {
          kind: string | null;
          id: string | null;
          title: string | null;
          artist_id: string | null;
          artist_name: string | null;
          album_id: string | null;
          album_title: string | null;
          cover_image: string | null;
          release_date: string | null;
          genre: string | null;
          price: number | null;
          track_count: number | null;
          track_number: number | null;
          duration: number | null;
          audio_url: string | null;
          score: number | null;
          found: number | null;
        }[];
      };
      search_suggestions: {
        Args: { query: string };
        Returns: {
          kind: string | null;
          id: string | null;
          title: string | null;
          artist_name: string | null;
          cover_image: string | null;
        }[];
      };
      start_selling: {
        Args: never;
        Returns: Database['public']['Tables']['profiles']['Row'];
      };
      top_genres: {
        Args: { person: string; top?: number };
        Returns: string[];
      };
      unread_notifications: {
        Args: never;
        Returns: number;
      };
      unsubscribe: {
        Args: { token: string };
        Returns: string;
      };
      withdraw_album: {
        Args: { album_id: string };
        Returns: Database['public']['Tables']['albums']['Row'];
      };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
};
