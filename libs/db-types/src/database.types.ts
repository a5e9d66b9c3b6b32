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
          release_at: string | null;
          release_date: string;
          release_zone: string | null;
          state: 'draft' | 'scheduled' | 'public' | 'withdrawn' | 'hidden' | 'deleted';
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
          release_at?: string | null;
          release_date?: string;
          release_zone?: string | null;
          state?: 'draft' | 'scheduled' | 'public' | 'withdrawn' | 'hidden' | 'deleted';
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
          release_at?: string | null;
          release_date?: string;
          release_zone?: string | null;
          state?: 'draft' | 'scheduled' | 'public' | 'withdrawn' | 'hidden' | 'deleted';
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
      artist_pages: {
        Row: {
          accent: string | null;
          artist_id: string;
          banner_url: string | null;
          pinned_album_id: string | null;
          sections: string[];
          updated_at: string;
        };
        Insert: {
          accent?: string | null;
          artist_id?: string;
          banner_url?: string | null;
          pinned_album_id?: string | null;
          sections?: string[];
          updated_at?: string;
        };
        Update: {
          accent?: string | null;
          artist_id?: string;
          banner_url?: string | null;
          pinned_album_id?: string | null;
          sections?: string[];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'artist_pages_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'artist_pages_pinned_album_id_fkey';
            columns: ['pinned_album_id'];
            isOneToOne: false;
            referencedRelation: 'albums';
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
      charges: {
        Row: {
          created_at: string;
          id: string;
          refunded_cents: number;
        };
        Insert: {
          created_at?: string;
          id: string;
          refunded_cents?: number;
        };
        Update: {
          created_at?: string;
          id?: string;
          refunded_cents?: number;
        };
        Relationships: [];
      };
      content_holds: {
        Row: {
          because_of: string | null;
          created_at: string;
          is_legal: boolean;
          note: string | null;
          owner_id: string;
          state_before: string | null;
          subject_id: string;
          subject_kind: 'album' | 'track' | 'profile' | 'message' | 'playlist';
        };
        Insert: {
          because_of?: string | null;
          created_at?: string;
          is_legal?: boolean;
          note?: string | null;
          owner_id: string;
          state_before?: string | null;
          subject_id: string;
          subject_kind: 'album' | 'track' | 'profile' | 'message' | 'playlist';
        };
        Update: {
          because_of?: string | null;
          created_at?: string;
          is_legal?: boolean;
          note?: string | null;
          owner_id?: string;
          state_before?: string | null;
          subject_id?: string;
          subject_kind?: 'album' | 'track' | 'profile' | 'message' | 'playlist';
        };
        Relationships: [
          {
            foreignKeyName: 'content_holds_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      disputes: {
        Row: {
          amount_cents: number;
          charge_id: string;
          created_at: string;
          id: string;
          state: 'inquiry' | 'open' | 'won' | 'lost';
          updated_at: string;
        };
        Insert: {
          amount_cents: number;
          charge_id: string;
          created_at?: string;
          id: string;
          state: 'inquiry' | 'open' | 'won' | 'lost';
          updated_at?: string;
        };
        Update: {
          amount_cents?: number;
          charge_id?: string;
          created_at?: string;
          id?: string;
          state?: 'inquiry' | 'open' | 'won' | 'lost';
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'disputes_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges';
            referencedColumns: ['id'];
          },
        ];
      };
      donation_payments: {
        Row: {
          amount_cents: number;
          artist_id: string | null;
          created_at: string;
          donation_id: string;
          id: string;
          paid_at: string | null;
          provider_invoice_id: string;
          provider_payment_id: string | null;
          state: 'failed' | 'sold' | 'refunded' | 'disputed';
          tax_cents: number;
        };
        Insert: {
          amount_cents: number;
          artist_id?: string | null;
          created_at?: string;
          donation_id: string;
          id?: string;
          paid_at?: string | null;
          provider_invoice_id: string;
          provider_payment_id?: string | null;
          state: 'failed' | 'sold' | 'refunded' | 'disputed';
          tax_cents?: number;
        };
        Update: {
          amount_cents?: number;
          artist_id?: string | null;
          created_at?: string;
          donation_id?: string;
          id?: string;
          paid_at?: string | null;
          provider_invoice_id?: string;
          provider_payment_id?: string | null;
          state?: 'failed' | 'sold' | 'refunded' | 'disputed';
          tax_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'donation_payments_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'donation_payments_donation_id_fkey';
            columns: ['donation_id'];
            isOneToOne: false;
            referencedRelation: 'donations';
            referencedColumns: ['id'];
          },
        ];
      };
      donations: {
        Row: {
          amount_cents: number;
          artist_id: string | null;
          artist_name: string;
          cancel_at_period_end: boolean;
          created_at: string;
          current_period_end: string | null;
          ended_at: string | null;
          giver_id: string | null;
          giver_name: string;
          id: string;
          provider_subscription_id: string | null;
          started_at: string | null;
          state: 'incomplete' | 'active' | 'past_due' | 'ended';
          synced_at: string;
        };
        Insert: {
          amount_cents: number;
          artist_id?: string | null;
          artist_name: string;
          cancel_at_period_end?: boolean;
          created_at?: string;
          current_period_end?: string | null;
          ended_at?: string | null;
          giver_id?: string | null;
          giver_name: string;
          id?: string;
          provider_subscription_id?: string | null;
          started_at?: string | null;
          state?: 'incomplete' | 'active' | 'past_due' | 'ended';
          synced_at?: string;
        };
        Update: {
          amount_cents?: number;
          artist_id?: string | null;
          artist_name?: string;
          cancel_at_period_end?: boolean;
          created_at?: string;
          current_period_end?: string | null;
          ended_at?: string | null;
          giver_id?: string | null;
          giver_name?: string;
          id?: string;
          provider_subscription_id?: string | null;
          started_at?: string | null;
          state?: 'incomplete' | 'active' | 'past_due' | 'ended';
          synced_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'donations_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'donations_giver_id_fkey';
            columns: ['giver_id'];
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
          kind: 'receipt' | 'refund' | 'sale' | 'sale_update' | 'donation_started' | 'donation_ending' | 'donation_ended' | 'payout' | 'payout_failed' | 'new_release' | 'new_follower' | 'message' | 'report_answer' | 'account_deleted' | 'export_ready' | 'error_alert';
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
          kind: 'receipt' | 'refund' | 'sale' | 'sale_update' | 'donation_started' | 'donation_ending' | 'donation_ended' | 'payout' | 'payout_failed' | 'new_release' | 'new_follower' | 'message' | 'report_answer' | 'account_deleted' | 'export_ready' | 'error_alert';
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
          kind?: 'receipt' | 'refund' | 'sale' | 'sale_update' | 'donation_started' | 'donation_ending' | 'donation_ended' | 'payout' | 'payout_failed' | 'new_release' | 'new_follower' | 'message' | 'report_answer' | 'account_deleted' | 'export_ready' | 'error_alert';
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
      error_causes: {
        Row: {
          alerted_at: string | null;
          cause: string;
          fingerprint: string | null;
          first_seen: string;
          function_name: string | null;
          last_seen: string;
          line: number | null;
          message: string;
          owner: string | null;
          reason: string | null;
          remote: string;
          route: string | null;
          source: string | null;
          stack: string[];
          version: string;
        };
        Insert: {
          alerted_at?: string | null;
          cause: string;
          fingerprint?: string | null;
          first_seen?: string;
          function_name?: string | null;
          last_seen?: string;
          line?: number | null;
          message: string;
          owner?: string | null;
          reason?: string | null;
          remote: string;
          route?: string | null;
          source?: string | null;
          stack?: string[];
          version: string;
        };
        Update: {
          alerted_at?: string | null;
          cause?: string;
          fingerprint?: string | null;
          first_seen?: string;
          function_name?: string | null;
          last_seen?: string;
          line?: number | null;
          message?: string;
          owner?: string | null;
          reason?: string | null;
          remote?: string;
          route?: string | null;
          source?: string | null;
          stack?: string[];
          version?: string;
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
          donation_payment_id: string | null;
          id: number;
          kind: 'sale' | 'artist_share' | 'platform_share' | 'refund' | 'refund_failed' | 'partial_refund' | 'dispute' | 'dispute_won' | 'donation' | 'donation_refund' | 'payout' | 'payout_failed' | 'payout_returned';
          movement_id: string;
          order_id: string | null;
          order_item_id: string | null;
          payable_at: string;
          payout_id: string | null;
        };
        Insert: {
          account: 'customer' | 'artist' | 'platform' | 'provider';
          amount_cents: number;
          artist_id?: string | null;
          created_at?: string;
          donation_payment_id?: string | null;
          id?: never;
          kind: 'sale' | 'artist_share' | 'platform_share' | 'refund' | 'refund_failed' | 'partial_refund' | 'dispute' | 'dispute_won' | 'donation' | 'donation_refund' | 'payout' | 'payout_failed' | 'payout_returned';
          movement_id: string;
          order_id?: string | null;
          order_item_id?: string | null;
          payable_at?: string;
          payout_id?: string | null;
        };
        Update: {
          account?: 'customer' | 'artist' | 'platform' | 'provider';
          amount_cents?: number;
          artist_id?: string | null;
          created_at?: string;
          donation_payment_id?: string | null;
          id?: never;
          kind?: 'sale' | 'artist_share' | 'platform_share' | 'refund' | 'refund_failed' | 'partial_refund' | 'dispute' | 'dispute_won' | 'donation' | 'donation_refund' | 'payout' | 'payout_failed' | 'payout_returned';
          movement_id?: string;
          order_id?: string | null;
          order_item_id?: string | null;
          payable_at?: string;
          payout_id?: string | null;
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
            foreignKeyName: 'ledger_entries_donation_payment_id_fkey';
            columns: ['donation_payment_id'];
            isOneToOne: false;
            referencedRelation: 'donation_payments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ledger_entries_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ledger_entries_order_item_id_fkey';
            columns: ['order_item_id'];
            isOneToOne: false;
            referencedRelation: 'order_items';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ledger_entries_payout_id_fkey';
            columns: ['payout_id'];
            isOneToOne: false;
            referencedRelation: 'payouts';
            referencedColumns: ['id'];
          },
        ];
      };
      messages: {
        Row: {
          body: string;
          created_at: string;
          hidden_at: string | null;
          id: string;
          recipient_id: string;
          sender_id: string;
        };
        Insert: {
          body: string;
          created_at?: string;
          hidden_at?: string | null;
          id?: string;
          recipient_id: string;
          sender_id: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          hidden_at?: string | null;
          id?: string;
          recipient_id?: string;
          sender_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'messages_recipient_id_fkey';
            columns: ['recipient_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_sender_id_fkey';
            columns: ['sender_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      moderation_log: {
        Row: {
          act: 'hide' | 'restore' | 'answer' | 'grant_role' | 'revoke_role';
          actor_id: string | null;
          created_at: string;
          facts: Json;
          id: number;
          note: string | null;
          report_id: string | null;
          subject_id: string | null;
          subject_kind: 'album' | 'track' | 'profile' | 'message' | 'playlist' | 'person';
        };
        Insert: {
          act: 'hide' | 'restore' | 'answer' | 'grant_role' | 'revoke_role';
          actor_id?: string | null;
          created_at?: string;
          facts?: Json;
          id?: never;
          note?: string | null;
          report_id?: string | null;
          subject_id?: string | null;
          subject_kind: 'album' | 'track' | 'profile' | 'message' | 'playlist' | 'person';
        };
        Update: {
          act?: 'hide' | 'restore' | 'answer' | 'grant_role' | 'revoke_role';
          actor_id?: string | null;
          created_at?: string;
          facts?: Json;
          id?: never;
          note?: string | null;
          report_id?: string | null;
          subject_id?: string | null;
          subject_kind?: 'album' | 'track' | 'profile' | 'message' | 'playlist' | 'person';
        };
        Relationships: [];
      };
      notification_preferences: {
        Row: {
          email: boolean | null;
          in_app: boolean | null;
          kind: 'new_release' | 'sale' | 'sale_update' | 'refund' | 'follower' | 'payout' | 'message' | 'moderation';
          user_id: string;
        };
        Insert: {
          email?: boolean | null;
          in_app?: boolean | null;
          kind: 'new_release' | 'sale' | 'sale_update' | 'refund' | 'follower' | 'payout' | 'message' | 'moderation';
          user_id?: string;
        };
        Update: {
          email?: boolean | null;
          in_app?: boolean | null;
          kind?: 'new_release' | 'sale' | 'sale_update' | 'refund' | 'follower' | 'payout' | 'message' | 'moderation';
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
          kind: 'new_release' | 'sale' | 'sale_update' | 'refund' | 'follower' | 'payout' | 'message' | 'moderation';
          payload: Json;
          read_at: string | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          kind: 'new_release' | 'sale' | 'sale_update' | 'refund' | 'follower' | 'payout' | 'message' | 'moderation';
          payload?: Json;
          read_at?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          kind?: 'new_release' | 'sale' | 'sale_update' | 'refund' | 'follower' | 'payout' | 'message' | 'moderation';
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
          sold_at: string | null;
          state: 'open' | 'sold' | 'refunded' | 'disputed';
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
          sold_at?: string | null;
          state?: 'open' | 'sold' | 'refunded' | 'disputed';
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
          sold_at?: string | null;
          state?: 'open' | 'sold' | 'refunded' | 'disputed';
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
          provider_payment_id: string | null;
          provider_session_id: string | null;
          request_fingerprint: string | null;
          request_id: string | null;
          state: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded' | 'disputed';
          tax_cents: number;
          total_cents: number;
          url: string | null;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          email?: string | null;
          id?: string;
          paid_at?: string | null;
          provider_payment_id?: string | null;
          provider_session_id?: string | null;
          request_fingerprint?: string | null;
          request_id?: string | null;
          state?: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded' | 'disputed';
          tax_cents?: number;
          total_cents: number;
          url?: string | null;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          id?: string;
          paid_at?: string | null;
          provider_payment_id?: string | null;
          provider_session_id?: string | null;
          request_fingerprint?: string | null;
          request_id?: string | null;
          state?: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded' | 'disputed';
          tax_cents?: number;
          total_cents?: number;
          url?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      payment_accounts: {
        Row: {
          artist_id: string;
          created_at: string;
          details_submitted: boolean;
          disabled_reason: string | null;
          payouts_enabled: boolean;
          provider_account_id: string;
          synced_at: string;
          transfers_enabled: boolean;
        };
        Insert: {
          artist_id: string;
          created_at?: string;
          details_submitted?: boolean;
          disabled_reason?: string | null;
          payouts_enabled?: boolean;
          provider_account_id: string;
          synced_at?: string;
          transfers_enabled?: boolean;
        };
        Update: {
          artist_id?: string;
          created_at?: string;
          details_submitted?: boolean;
          disabled_reason?: string | null;
          payouts_enabled?: boolean;
          provider_account_id?: string;
          synced_at?: string;
          transfers_enabled?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_accounts_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      payment_customers: {
        Row: {
          provider_customer_id: string;
          user_id: string;
        };
        Insert: {
          provider_customer_id: string;
          user_id: string;
        };
        Update: {
          provider_customer_id?: string;
          user_id?: string;
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
      payout_entries: {
        Row: {
          entry_id: number;
          payout_id: string;
        };
        Insert: {
          entry_id: number;
          payout_id: string;
        };
        Update: {
          entry_id?: number;
          payout_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payout_entries_entry_id_fkey';
            columns: ['entry_id'];
            isOneToOne: true;
            referencedRelation: 'ledger_entries';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payout_entries_payout_id_fkey';
            columns: ['payout_id'];
            isOneToOne: false;
            referencedRelation: 'payouts';
            referencedColumns: ['id'];
          },
        ];
      };
      payout_runs: {
        Row: {
          opened_at: string;
          period: string;
        };
        Insert: {
          opened_at?: string;
          period: string;
        };
        Update: {
          opened_at?: string;
          period?: string;
        };
        Relationships: [];
      };
      payouts: {
        Row: {
          amount_cents: number;
          artist_id: string;
          attempts: number;
          claimed_at: string | null;
          created_at: string;
          failure: string | null;
          id: string;
          paid_at: string | null;
          period: string;
          provider_transfer_id: string | null;
          returned_cents: number;
          state: 'pending' | 'paid' | 'failed' | 'returned';
          statement: Json;
        };
        Insert: {
          amount_cents: number;
          artist_id: string;
          attempts?: number;
          claimed_at?: string | null;
          created_at?: string;
          failure?: string | null;
          id?: string;
          paid_at?: string | null;
          period: string;
          provider_transfer_id?: string | null;
          returned_cents?: number;
          state?: 'pending' | 'paid' | 'failed' | 'returned';
          statement: Json;
        };
        Update: {
          amount_cents?: number;
          artist_id?: string;
          attempts?: number;
          claimed_at?: string | null;
          created_at?: string;
          failure?: string | null;
          id?: string;
          paid_at?: string | null;
          period?: string;
          provider_transfer_id?: string | null;
          returned_cents?: number;
          state?: 'pending' | 'paid' | 'failed' | 'returned';
          statement?: Json;
        };
        Relationships: [
          {
            foreignKeyName: 'payouts_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
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
          state: 'active' | 'hidden' | 'deleted';
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
          state?: 'active' | 'hidden' | 'deleted';
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
          state?: 'active' | 'hidden' | 'deleted';
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
      refunds: {
        Row: {
          amount_cents: number;
          charge_id: string;
          created_at: string;
          donation_payment_id: string | null;
          id: string;
          order_item_id: string | null;
          provider_refund_id: string | null;
          requested_by: string | null;
          state: 'requested' | 'pending' | 'succeeded' | 'failed' | 'refused';
          updated_at: string;
        };
        Insert: {
          amount_cents: number;
          charge_id: string;
          created_at?: string;
          donation_payment_id?: string | null;
          id?: string;
          order_item_id?: string | null;
          provider_refund_id?: string | null;
          requested_by?: string | null;
          state?: 'requested' | 'pending' | 'succeeded' | 'failed' | 'refused';
          updated_at?: string;
        };
        Update: {
          amount_cents?: number;
          charge_id?: string;
          created_at?: string;
          donation_payment_id?: string | null;
          id?: string;
          order_item_id?: string | null;
          provider_refund_id?: string | null;
          requested_by?: string | null;
          state?: 'requested' | 'pending' | 'succeeded' | 'failed' | 'refused';
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'refunds_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'refunds_donation_payment_id_fkey';
            columns: ['donation_payment_id'];
            isOneToOne: false;
            referencedRelation: 'donation_payments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'refunds_order_item_id_fkey';
            columns: ['order_item_id'];
            isOneToOne: false;
            referencedRelation: 'order_items';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'refunds_requested_by_fkey';
            columns: ['requested_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      refused_payments: {
        Row: {
          amount_cents: number | null;
          api_version: string | null;
          code: string;
          currency: string | null;
          deliveries: number;
          donation_id: string | null;
          event_id: string;
          event_type: string;
          first_at: string;
          id: number;
          last_at: string;
          order_id: string | null;
        };
        Insert: {
          amount_cents?: number | null;
          api_version?: string | null;
          code: string;
          currency?: string | null;
          deliveries?: number;
          donation_id?: string | null;
          event_id: string;
          event_type: string;
          first_at?: string;
          id?: never;
          last_at?: string;
          order_id?: string | null;
        };
        Update: {
          amount_cents?: number | null;
          api_version?: string | null;
          code?: string;
          currency?: string | null;
          deliveries?: number;
          donation_id?: string | null;
          event_id?: string;
          event_type?: string;
          first_at?: string;
          id?: never;
          last_at?: string;
          order_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'refused_payments_donation_id_fkey';
            columns: ['donation_id'];
            isOneToOne: false;
            referencedRelation: 'donations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'refused_payments_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      reports: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          answered_by: string | null;
          claimant_email: string | null;
          claimant_name: string | null;
          created_at: string;
          details: string | null;
          id: string;
          language: 'en' | 'pl' | 'de' | 'fr' | 'tr' | null;
          outcome: 'removed' | 'kept' | null;
          owner_id: string | null;
          reason: 'copyright' | 'spam' | 'abuse' | 'hate' | 'sexual' | 'violence' | 'impersonation' | 'other';
          reporter_id: string | null;
          state: 'open' | 'answered';
          subject_id: string;
          subject_kind: 'album' | 'track' | 'profile' | 'message' | 'playlist';
          subject_title: string;
        };
        Insert: {
          answer?: string | null;
          answered_at?: string | null;
          answered_by?: string | null;
          claimant_email?: string | null;
          claimant_name?: string | null;
          created_at?: string;
          details?: string | null;
          id?: string;
          language?: 'en' | 'pl' | 'de' | 'fr' | 'tr' | null;
          outcome?: 'removed' | 'kept' | null;
          owner_id?: string | null;
          reason: 'copyright' | 'spam' | 'abuse' | 'hate' | 'sexual' | 'violence' | 'impersonation' | 'other';
          reporter_id?: string | null;
          state?: 'open' | 'answered';
          subject_id: string;
          subject_kind: 'album' | 'track' | 'profile' | 'message' | 'playlist';
          subject_title: string;
        };
        Update: {
          answer?: string | null;
          answered_at?: string | null;
          answered_by?: string | null;
          claimant_email?: string | null;
          claimant_name?: string | null;
          created_at?: string;
          details?: string | null;
          id?: string;
          language?: 'en' | 'pl' | 'de' | 'fr' | 'tr' | null;
          outcome?: 'removed' | 'kept' | null;
          owner_id?: string | null;
          reason?: 'copyright' | 'spam' | 'abuse' | 'hate' | 'sexual' | 'violence' | 'impersonation' | 'other';
          reporter_id?: string | null;
          state?: 'open' | 'answered';
          subject_id?: string;
          subject_kind?: 'album' | 'track' | 'profile' | 'message' | 'playlist';
          subject_title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reports_answered_by_fkey';
            columns: ['answered_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reports_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reports_reporter_id_fkey';
            columns: ['reporter_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
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
      telemetry_events: {
        Row: {
          cause: string | null;
          created_at: string;
          id: number;
          is_counted: boolean;
          is_device: boolean;
          message: string | null;
          name: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB' | 'loaded' | 'error';
          reason: string | null;
          remote: string;
          value: number | null;
          version: string;
        };
        Insert: {
          cause?: string | null;
          created_at?: string;
          id?: number;
          is_counted?: boolean;
          is_device?: boolean;
          message?: string | null;
          name: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB' | 'loaded' | 'error';
          reason?: string | null;
          remote: string;
          value?: number | null;
          version: string;
        };
        Update: {
          cause?: string | null;
          created_at?: string;
          id?: number;
          is_counted?: boolean;
          is_device?: boolean;
          message?: string | null;
          name?: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB' | 'loaded' | 'error';
          reason?: string | null;
          remote?: string;
          value?: number | null;
          version?: string;
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
          sound_id: string | null;
          track_id: string;
        };
        Insert: {
          bucket?: string;
          bytes: number;
          format: 'mp3' | 'wav' | 'flac';
          kind: 'original' | 'purchase' | 'stream';
          path: string;
          sound_id?: string | null;
          track_id: string;
        };
        Update: {
          bucket?: string;
          bytes?: number;
          format?: 'mp3' | 'wav' | 'flac';
          kind?: 'original' | 'purchase' | 'stream';
          path?: string;
          sound_id?: string | null;
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
          status: 'processing' | 'ready' | 'failed' | 'hidden';
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
          status?: 'processing' | 'ready' | 'failed' | 'hidden';
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
          status?: 'processing' | 'ready' | 'failed' | 'hidden';
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
      user_recommendations: {
        Row: {
          album_id: string;
          album_title: string;
          artist_id: string;
          artist_name: string;
          created_at: string;
          genre: string;
          id: number;
          place: number;
          reason: 'follow' | 'artist' | 'genre' | 'popular';
          user_id: string;
        };
        Insert: {
          album_id: string;
          album_title: string;
          artist_id: string;
          artist_name: string;
          created_at?: string;
          genre?: string;
          id?: number;
          place: number;
          reason: 'follow' | 'artist' | 'genre' | 'popular';
          user_id: string;
        };
        Update: {
          album_id?: string;
          album_title?: string;
          artist_id?: string;
          artist_name?: string;
          created_at?: string;
          genre?: string;
          id?: number;
          place?: number;
          reason?: 'follow' | 'artist' | 'genre' | 'popular';
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_recommendations_album_id_fkey';
            columns: ['album_id'];
            isOneToOne: false;
            referencedRelation: 'albums';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'user_recommendations_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'user_recommendations_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: 'customer' | 'artist' | 'moderator' | 'tester' | 'staff';
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role: 'customer' | 'artist' | 'moderator' | 'tester' | 'staff';
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: 'customer' | 'artist' | 'moderator' | 'tester' | 'staff';
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
      add_to_playlist: {
        Args: { playlist: string; tracks: string[] };
        Returns: number;
      };
      album_content: {
        Args: { album_id: string };
        Returns: string;
      };
      answer_report: {
        Args: { report_id: string; outcome: string; answer?: string };
        Returns: undefined;
      };
      artist_daily_stats: {
        Args: { days?: number; zone?: string };
        Returns: {
          day: string | null;
          plays: number | null;
          sales: number | null;
          sold_cents: number | null;
          share_cents: number | null;
          followers_gained: number | null;
        }[];
      };
      artist_debts: {
        Args: never;
        Returns: {
          sale_id: string | null;
          booked_at: string | null;
          kind: string | null;
          title: string | null;
          amount_cents: number | null;
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
      artist_sales: {
        Args: { before_time?: string; before_id?: string; page_size?: number; days?: number; zone?: string };
        Returns: {
          id: string | null;
          kind: string | null;
          title: string | null;
          album_id: string | null;
          amount_cents: number | null;
          refunded_cents: number | null;
          share_cents: number | null;
          state: string | null;
          sold_at: string | null;
          refundable_until: string | null;
        }[];
      };
      artist_share_cents: {
        Args: { amount_cents: number };
        Returns: number;
      };
      artist_top_albums: {
        Args: { days?: number; top?: number; zone?: string };
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
        Args: { top?: number };
        Returns: {
          track_id: string | null;
          title: string | null;
          album_id: string | null;
          album_title: string | null;
          cover_image: string | null;
          plays: number | null;
        }[];
      };
      begin_refund: {
        Args: { seller_id: string; order_item_id?: string; donation_payment_id?: string };
        Returns: Json;
      };
      can_download: {
        Args: { user_id?: string; album_id?: string };
        Returns: boolean;
      };
      can_message: {
        Args: { person: string };
        Returns: boolean;
      };
      check_deletion: {
        Args: { user_id: string; forfeits_balance?: boolean };
        Returns: undefined;
      };
      claim_emails: {
        Args: { batch?: number; lease_seconds?: number };
        Returns: Json[];
      };
      claim_error_alert: {
        Args: { remote: string; fingerprint: string; mail_to?: string[] };
        Returns: boolean;
      };
      claim_payouts: {
        Args: { page_size?: number };
        Returns: Database['public']['Tables']['payouts']['Row'][];
        SetofOptions: { from: '*'; to: 'payouts'; isOneToOne: false; isSetofReturn: true };
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
      count_attempt: {
        Args: { rule: string; subject: string; most: number; window_seconds: number };
        Returns: number;
      };
      create_order: {
        Args: { user_id: string; items: Json; email?: string; request_id?: string };
        Returns: Json;
      };
      delete_account: {
        Args: { user_id: string; forfeits_balance?: boolean };
        Returns: undefined;
      };
      delete_album: {
        Args: { album_id: string };
        Returns: string;
      };
      donation_to_change: {
        Args: { giver_id: string; donation_id: string; amount_cents?: number };
        Returns: Json;
      };
      downloadable_files: {
        Args: { user_id: string; album_id: string };
        Returns: {
          track_id: string | null;
          title: string | null;
          track_number: number | null;
          status: string | null;
          kind: string | null;
          bucket: string | null;
          path: string | null;
          bytes: number | null;
          format: string | null;
        }[];
      };
      downloadable_tracks: {
        Args: { user_id: string; album_id: string };
        Returns: Database['public']['Tables']['tracks']['Row'][];
        SetofOptions: { from: '*'; to: 'tracks'; isOneToOne: false; isSetofReturn: true };
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
        SetofOptions: { from: '*'; to: 'albums'; isOneToOne: false; isSetofReturn: true };
      };
      erase_deleted_albums: {
        Args: { max_count?: number };
        Returns: number;
      };
      error_groups: {
        Args: { remote: string; since?: string };
        Returns: {
          fingerprint: string | null;
          message: string | null;
          source: string | null;
          line: number | null;
          function_name: string | null;
          owner: string | null;
          routes: string[] | null;
          first_version: string | null;
          last_version: string | null;
          first_seen: string | null;
          last_seen: string | null;
          pages: number | null;
          devices: number | null;
          share: number | null;
          alerted_at: string | null;
        }[];
      };
      favorites_of: {
        Args: { person: string; before_time?: string; before_id?: string; page_size?: number };
        Returns: Database['public']['Tables']['user_favorites']['Row'][];
        SetofOptions: { from: '*'; to: 'user_favorites'; isOneToOne: false; isSetofReturn: true };
      };
      file_takedown: {
        Args: { subject_kind: string; subject_id: string; claimant_name: string; claimant_email: string; details: string; claimant_language?: string };
        Returns: string;
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
        Args: { chore_id: number; track_url?: string };
        Returns: string;
      };
      finish_payout: {
        Args: { payout_id: string; transfer_id?: string; failure?: string };
        Returns: undefined;
      };
      forget_old_attempts: {
        Args: never;
        Returns: number;
      };
      forget_old_emails: {
        Args: never;
        Returns: number;
      };
      forget_old_telemetry: {
        Args: { days?: number };
        Returns: number;
      };
      forget_visitors: {
        Args: never;
        Returns: number;
      };
      fulfil_order: {
        Args: { order_id: string; provider_event_id: string; event_type?: string; payload?: Json; paid_cents?: number; payment_id?: string; tax_cents?: number; receipt_email?: string };
        Returns: Json;
      };
      grant_free_album: {
        Args: { album_id: string };
        Returns: Database['public']['Tables']['purchases']['Row'];
      };
      grant_role: {
        Args: { user_id: string; role: string };
        Returns: boolean;
      };
      hide_content: {
        Args: { subject_kind: string; subject_id: string; note?: string; is_legal?: boolean };
        Returns: undefined;
      };
      keep_payment_account: {
        Args: { artist_id: string; account_id: string };
        Returns: undefined;
      };
      keep_refused_payment: {
        Args: { event_id: string; event_type: string; code: string; order_id?: string; donation_id?: string; payment_id?: string; amount_cents?: number; currency?: string; api_version?: string };
        Returns: undefined;
      };
      keep_subscription: {
        Args: { donation_id: string; subscription_id: string };
        Returns: undefined;
      };
      keep_telemetry: {
        Args: { remote: string; version: string; events: Json; address: string; page?: string };
        Returns: number;
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
      list_deleted_albums: {
        Args: never;
        Returns: {
          id: string | null;
          title: string | null;
          erased_at: string | null;
        }[];
      };
      list_messages: {
        Args: { box?: string; before_time?: string; before_id?: string; page_size?: number };
        Returns: Database['public']['Tables']['messages']['Row'][];
        SetofOptions: { from: '*'; to: 'messages'; isOneToOne: false; isSetofReturn: true };
      };
      list_notifications: {
        Args: { before_time?: string; before_id?: string; page_size?: number; kinds?: string[] };
        Returns: Database['public']['Tables']['notifications']['Row'][];
        SetofOptions: { from: '*'; to: 'notifications'; isOneToOne: false; isSetofReturn: true };
      };
      list_refused_payments: {
        Args: { before_id?: number; page_size?: number };
        Returns: {
          id: number | null;
          event_id: string | null;
          event_type: string | null;
          code: string | null;
          order_id: string | null;
          donation_id: string | null;
          order_state: string | null;
          expected_cents: number | null;
          amount_cents: number | null;
          currency: string | null;
          api_version: string | null;
          deliveries: number | null;
          first_at: string | null;
          last_at: string | null;
        }[];
      };
      list_support: {
        Args: { side?: string; before_time?: string; before_id?: string; page_size?: number };
        Returns: {
          id: string | null;
          giver_id: string | null;
          artist_id: string | null;
          giver_name: string | null;
          artist_name: string | null;
          amount_cents: number | null;
          state: string | null;
          cancel_at_period_end: boolean | null;
          current_period_end: string | null;
          started_at: string | null;
          ended_at: string | null;
          created_at: string | null;
        }[];
      };
      listening_seconds: {
        Args: { days?: number };
        Returns: number;
      };
      map_cause: {
        Args: { remote: string; version: string; cause: string; fingerprint: string; source?: string; line?: number; function_name?: string; owner?: string };
        Returns: undefined;
      };
      mark_album_published: {
        Args: { album_id: string; track_urls: Json };
        Returns: Json;
      };
      mark_notifications_read: {
        Args: { ids?: string[]; kinds?: string[] };
        Returns: number;
      };
      moderation_queue: {
        Args: { wanted_state?: string; after_time?: string; after_id?: string; page_size?: number };
        Returns: Database['public']['Tables']['reports']['Row'][];
        SetofOptions: { from: '*'; to: 'reports'; isOneToOne: false; isSetofReturn: true };
      };
      moderation_subject: {
        Args: { subject_kind: string; subject_id: string };
        Returns: Json;
      };
      move_in_playlist: {
        Args: { playlist: string; track: string; place: number };
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
      open_donation: {
        Args: { giver_id: string; artist_id: string; amount_cents: number };
        Returns: Json;
      };
      open_payouts: {
        Args: never;
        Returns: number;
      };
      open_playlist: {
        Args: { playlist_id: string };
        Returns: Database['public']['Tables']['playlists']['Row'][];
        SetofOptions: { from: '*'; to: 'playlists'; isOneToOne: false; isSetofReturn: true };
      };
      open_playlist_tracks: {
        Args: { playlist_id: string };
        Returns: Database['public']['Tables']['playlist_tracks']['Row'][];
        SetofOptions: { from: '*'; to: 'playlist_tracks'; isOneToOne: false; isSetofReturn: true };
      };
      order_receipt: {
        Args: { order_id: string };
        Returns: Json;
      };
      own_last_plays: {
        Args: { after_track?: string; page_size?: number };
        Returns: {
          track_id: string | null;
          played_at: string | null;
        }[];
      };
      own_listening_days: {
        Args: { after_day?: string; page_size?: number };
        Returns: {
          day: string | null;
          plays: number | null;
          seconds: number | null;
        }[];
      };
      own_sessions: {
        Args: { after_id?: string; page_size?: number };
        Returns: {
          id: string | null;
          created_at: string | null;
          refreshed_at: string | null;
          user_agent: string | null;
          ip: string | null;
        }[];
      };
      page_changes: {
        Args: { after?: string };
        Returns: Json;
      };
      payout_lines: {
        Args: { payout_id: string };
        Returns: {
          entry_id: number | null;
          booked_at: string | null;
          kind: string | null;
          title: string | null;
          gross_cents: number | null;
          amount_cents: number | null;
        }[];
      };
      playlist_cards: {
        Args: { person?: string; before_time?: string; before_id?: string; page_size?: number };
        Returns: {
          id: string | null;
          user_id: string | null;
          name: string | null;
          description: string | null;
          is_shared: boolean | null;
          created_at: string | null;
          track_count: number | null;
          covers: string[] | null;
        }[];
      };
      playlists_of: {
        Args: { person?: string; before_time?: string; before_id?: string; page_size?: number };
        Returns: Database['public']['Tables']['playlists']['Row'][];
        SetofOptions: { from: '*'; to: 'playlists'; isOneToOne: false; isSetofReturn: true };
      };
      postpone_file_chore: {
        Args: { chore_id: number };
        Returns: undefined;
      };
      publish_checked_album: {
        Args: { album_id: string; track_urls: Json; checked_content: string };
        Returns: Json;
      };
      recently_played_of: {
        Args: { person: string };
        Returns: Database['public']['Tables']['tracks']['Row'][];
        SetofOptions: { from: '*'; to: 'tracks'; isOneToOne: false; isSetofReturn: true };
      };
      recommended_albums: {
        Args: { top?: number };
        Returns: {
          id: string | null;
          title: string | null;
          artist_id: string | null;
          artist_name: string | null;
          artist_avatar_url: string | null;
          cover_image: string | null;
          release_date: string | null;
          genre: string | null;
          price: number | null;
          minimum_price: number | null;
          suggested_price: number | null;
          track_count: number | null;
          accent: string | null;
          reason: string | null;
        }[];
      };
      recommended_tracks: {
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
        }[];
      };
      record_dispute: {
        Args: { dispute_id: string; payment_id: string; amount_cents: number; status: string; provider_event_id: string; event_type?: string; payload?: Json };
        Returns: undefined;
      };
      record_donation_payment: {
        Args: { donation_id: string; invoice_id: string; paid: boolean; amount_cents: number; provider_event_id: string; payment_id?: string; tax_cents?: number; event_type?: string; payload?: Json };
        Returns: undefined;
      };
      record_guest_play: {
        Args: { track_id: string; visitor: string; heard_ms: number };
        Returns: boolean;
      };
      record_listener_play: {
        Args: { listener_id: string; track_id: string; heard_ms: number };
        Returns: boolean;
      };
      record_refund: {
        Args: { provider_refund_id: string; payment_id: string; amount_cents: number; state: string; provider_event_id: string; refund_id?: string; event_type?: string; payload?: Json };
        Returns: undefined;
      };
      record_refunded_charge: {
        Args: { payment_id: string; refunded_cents: number; provider_event_id: string; order_id?: string; event_type?: string; payload?: Json };
        Returns: undefined;
      };
      record_transfer: {
        Args: { payout_id: string; transfer_id: string; reversed_cents: number; provider_event_id: string; event_type?: string; payload?: Json };
        Returns: undefined;
      };
      refresh_due_recommendations: {
        Args: { at_most?: number };
        Returns: number;
      };
      refresh_popularity: {
        Args: { everything?: boolean };
        Returns: number;
      };
      refuse_refund: {
        Args: { refund_id: string };
        Returns: undefined;
      };
      release_album: {
        Args: { album_id: string; track_urls: Json };
        Returns: Json;
      };
      release_checked_album: {
        Args: { album_id: string; track_urls: Json; checked_content: string };
        Returns: Json;
      };
      release_health: {
        Args: { remote: string; versions: string[]; since: string };
        Returns: {
          version: string | null;
          pages: number | null;
          failed_loads: number | null;
          errors: number | null;
          error_rate: number | null;
          lcp_p75: number | null;
          inp_p75: number | null;
          cls_p75: number | null;
          load_p75: number | null;
        }[];
      };
      release_vitals: {
        Args: { remote: string; since?: string };
        Returns: {
          version: string | null;
          first_seen: string | null;
          last_seen: string | null;
          samples: number | null;
          lcp_p75: number | null;
          inp_p75: number | null;
          cls_p75: number | null;
          fcp_p75: number | null;
          ttfb_p75: number | null;
          load_p75: number | null;
        }[];
      };
      replace_sound: {
        Args: { track_id: string; sound_id: string; artist_id: string; facts: Json; checked_content: string; stream_url?: string };
        Returns: undefined;
      };
      report_content: {
        Args: { subject_kind: string; subject_id: string; reason: string; details?: string };
        Returns: string;
      };
      restore_album: {
        Args: { album_id: string };
        Returns: string;
      };
      restore_content: {
        Args: { subject_kind: string; subject_id: string; note?: string };
        Returns: undefined;
      };
      revoke_role: {
        Args: { user_id: string; role: string };
        Returns: boolean;
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
      send_message: {
        Args: { sender_id: string; recipient_id: string; body: string };
        Returns: string;
      };
      setup_report: {
        Args: never;
        Returns: Json;
      };
      signed_in_recently: {
        Args: { user_id: string; session_id: string };
        Returns: boolean;
      };
      sitemap_page: {
        Args: { kind: string; part: number; parts: number; after_id?: string };
        Returns: {
          id: string | null;
          changed_at: string | null;
        }[];
      };
      stage_sound: {
        Args: { track_id: string; sound_id: string; artist_id: string };
        Returns: Json;
      };
      stale_orders: {
        Args: { page_size?: number };
        Returns: Database['public']['Tables']['orders']['Row'][];
        SetofOptions: { from: '*'; to: 'orders'; isOneToOne: false; isSetofReturn: true };
      };
      start_selling: {
        Args: never;
        Returns: Database['public']['Tables']['profiles']['Row'];
      };
      sweep_donations: {
        Args: never;
        Returns: number;
      };
      sweep_orders: {
        Args: never;
        Returns: number;
      };
      sync_donation: {
        Args: { donation_id: string; status: string; amount_cents: number; cancel_at_period_end: boolean; current_period_end: string; asked_at: string };
        Returns: Json;
      };
      sync_payment_account: {
        Args: { account_id: string; details_submitted: boolean; payouts_enabled: boolean; transfers_enabled: boolean; disabled_reason: string; asked_at: string };
        Returns: Json;
      };
      top_genres: {
        Args: { person: string; top?: number };
        Returns: string[];
      };
      unmapped_causes: {
        Args: { remote?: string };
        Returns: {
          remote: string | null;
          version: string | null;
          cause: string | null;
          message: string | null;
          reason: string | null;
          stack: string[] | null;
        }[];
      };
      unread_notifications: {
        Args: { kinds?: string[] };
        Returns: number;
      };
      unsubscribe: {
        Args: { token: string };
        Returns: string;
      };
      unsubscribe_kind: {
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
