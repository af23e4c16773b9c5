CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "appointment" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"meeting_type_id" uuid NOT NULL,
	"host_ids" uuid[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_minutes" integer NOT NULL,
	"status" text NOT NULL,
	"queue_id" uuid,
	"channel" text NOT NULL,
	"location" text,
	"meeting_link" text,
	"resource_channel_ids" uuid[] NOT NULL,
	"total_spots" integer,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "attendee" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"address" text,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"notes" text,
	"guests" text[] NOT NULL,
	"answers" jsonb NOT NULL,
	"secret_hash" text NOT NULL,
	"awaits" text,
	"provisional_until" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attendee_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "busy_time" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_time_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"company_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"attendee_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_company_id_key_hash_pk" PRIMARY KEY("company_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_log" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"appointment_id" uuid,
	"recipient" text NOT NULL,
	"recipient_name" text NOT NULL,
	"reply_to" jsonb,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"calendar_file" text,
	"calendar_method" text,
	"status" text NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_log_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"company_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"appointment_id" uuid,
	"during" "tstzrange" NOT NULL,
	"expires_at" timestamp with time zone,
	"hold_id" uuid,
	CONSTRAINT "reservation_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "auth_account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	CONSTRAINT "auth_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_connection" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"unreadable_since" timestamp with time zone,
	CONSTRAINT "calendar_connection_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"tier" text NOT NULL,
	"logo" text,
	"primary_color" text,
	"use_brand_styling" boolean DEFAULT true NOT NULL,
	"hide_kalends_branding" boolean DEFAULT false NOT NULL,
	"personalized_branding" boolean DEFAULT false NOT NULL,
	"show_data_policy_link" boolean DEFAULT false NOT NULL,
	"data_policy_link" text,
	"imprint_link" text,
	"custom_legal_text" text,
	"google_analytics_measurement_id" text,
	"meta_pixel_id" text,
	"custom_domain" text,
	"default_language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_slug_unique" UNIQUE("slug"),
	CONSTRAINT "company_customDomain_unique" UNIQUE("custom_domain")
);
--> statement-breakpoint
CREATE TABLE "host" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"title" text,
	"picture" text,
	"description" text,
	"language" text DEFAULT 'en' NOT NULL,
	"time_zone" text NOT NULL,
	"average_rating" integer,
	"review_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "schedule" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"weekly" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	CONSTRAINT "schedule_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "schedule_override" (
	"company_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"date" text NOT NULL,
	"ranges" jsonb NOT NULL,
	CONSTRAINT "schedule_override_company_id_schedule_id_date_pk" PRIMARY KEY("company_id","schedule_id","date")
);
--> statement-breakpoint
CREATE TABLE "slug_directory" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"company_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	CONSTRAINT "slug_directory_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"picture" text,
	"description" text,
	CONSTRAINT "team_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "team_host" (
	"company_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "team_host_company_id_team_id_host_id_pk" PRIMARY KEY("company_id","team_id","host_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_link" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"meeting_type_id" uuid NOT NULL,
	"host_id" uuid,
	"created_by" uuid,
	"used_at" timestamp with time zone,
	"appointment_id" uuid,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_link_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "short_link" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"target" text NOT NULL,
	"created_by" uuid,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_type" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"owner_host_id" uuid,
	"team_id" uuid,
	"enabled" boolean NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"position" integer DEFAULT 0 NOT NULL,
	"duration_minutes" integer NOT NULL,
	"allowed_durations" integer[] NOT NULL,
	"channel" text NOT NULL,
	"custom_channel_name" text,
	"locations" text[] NOT NULL,
	"slot_interval_minutes" integer,
	"buffer_before_minutes" integer DEFAULT 0 NOT NULL,
	"buffer_after_minutes" integer DEFAULT 0 NOT NULL,
	"min_notice_minutes" integer DEFAULT 0 NOT NULL,
	"booking_window" jsonb NOT NULL,
	"limits" jsonb NOT NULL,
	"calculation_method" text NOT NULL,
	"round_robin" text DEFAULT 'simple' NOT NULL,
	"round_robin_window_days" integer DEFAULT 30 NOT NULL,
	"queue_id" uuid,
	"total_spots" integer,
	"settings" jsonb NOT NULL,
	"form" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_type_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "meeting_type_queueId_unique" UNIQUE("queue_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_type_host" (
	"company_id" uuid NOT NULL,
	"meeting_type_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"weight" integer DEFAULT 100 NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"schedule_id" uuid,
	"last_assigned_at" timestamp with time zone,
	CONSTRAINT "meeting_type_host_company_id_meeting_type_id_host_id_pk" PRIMARY KEY("company_id","meeting_type_id","host_id")
);
--> statement-breakpoint
CREATE TABLE "resource_channel" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"meeting_type_id" uuid NOT NULL,
	"name" text NOT NULL,
	"group_name" text,
	"channel" text NOT NULL,
	"sub_channel" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "resource_channel_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"meeting_type_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"request" jsonb NOT NULL,
	"start_minute" integer NOT NULL,
	"host_ids" uuid[] NOT NULL,
	"hold_id" uuid,
	"status" text NOT NULL,
	"appointment_id" uuid,
	"attendee_id" uuid,
	"failure" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payment_order_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payment_order_providerOrderId_unique" UNIQUE("provider_order_id")
);
--> statement-breakpoint
CREATE TABLE "callback_request" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"meeting_type_id" uuid,
	"host_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"notes" text,
	"language" text NOT NULL,
	"timezone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "callback_request_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "forget_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forget_request_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "form_first_contact" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"meeting_type_id" uuid NOT NULL,
	"email" text NOT NULL,
	"fullname" text,
	"firstname" text,
	"lastname" text,
	"phone" text,
	"form_data" jsonb NOT NULL,
	"timezone" text,
	"referrer_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_first_contact_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "routing_form" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	"definition" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "routing_form_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "routing_submission" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "routing_submission_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_company_id_meeting_type_id_meeting_type_company_id_id_fk" FOREIGN KEY ("company_id","meeting_type_id") REFERENCES "public"."meeting_type"("company_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendee" ADD CONSTRAINT "attendee_company_id_appointment_id_appointment_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_time" ADD CONSTRAINT "busy_time_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_log" ADD CONSTRAINT "mail_log_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_company_id_appointment_id_appointment_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_account" ADD CONSTRAINT "auth_account_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_connection" ADD CONSTRAINT "calendar_connection_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host" ADD CONSTRAINT "host_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host" ADD CONSTRAINT "host_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_override" ADD CONSTRAINT "schedule_override_company_id_schedule_id_schedule_company_id_id_fk" FOREIGN KEY ("company_id","schedule_id") REFERENCES "public"."schedule"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_directory" ADD CONSTRAINT "slug_directory_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_host" ADD CONSTRAINT "team_host_company_id_team_id_team_company_id_id_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."team"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_host" ADD CONSTRAINT "team_host_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_link" ADD CONSTRAINT "short_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_type" ADD CONSTRAINT "meeting_type_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_type" ADD CONSTRAINT "meeting_type_company_id_owner_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","owner_host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_type" ADD CONSTRAINT "meeting_type_company_id_team_id_team_company_id_id_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."team"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_type_host" ADD CONSTRAINT "meeting_type_host_company_id_meeting_type_id_meeting_type_company_id_id_fk" FOREIGN KEY ("company_id","meeting_type_id") REFERENCES "public"."meeting_type"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_type_host" ADD CONSTRAINT "meeting_type_host_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_channel" ADD CONSTRAINT "resource_channel_company_id_meeting_type_id_meeting_type_company_id_id_fk" FOREIGN KEY ("company_id","meeting_type_id") REFERENCES "public"."meeting_type"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback_request" ADD CONSTRAINT "callback_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_first_contact" ADD CONSTRAINT "form_first_contact_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_form" ADD CONSTRAINT "routing_form_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_submission" ADD CONSTRAINT "routing_submission_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_id_index" ON "appointment" USING btree ("id");--> statement-breakpoint
CREATE INDEX "appointment_company_id_meeting_type_id_starts_at_index" ON "appointment" USING btree ("company_id","meeting_type_id","starts_at");--> statement-breakpoint
CREATE INDEX "attendee_company_id_appointment_id_index" ON "attendee" USING btree ("company_id","appointment_id");--> statement-breakpoint
CREATE INDEX "busy_time_company_id_host_id_ends_at_index" ON "busy_time" USING btree ("company_id","host_id","ends_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at_index" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_log_company_id_created_at_index" ON "mail_log" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "reservation_company_id_appointment_id_index" ON "reservation" USING btree ("company_id","appointment_id");--> statement-breakpoint
CREATE INDEX "reservation_company_id_hold_id_index" ON "reservation" USING btree ("company_id","hold_id");--> statement-breakpoint
CREATE INDEX "reservation_busy_index" ON "reservation" USING btree ("company_id","host_id",upper("during"));--> statement-breakpoint
CREATE INDEX "auth_account_user_id_index" ON "auth_account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_session_user_id_index" ON "auth_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verification_identifier_index" ON "auth_verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "calendar_connection_company_id_host_id_index" ON "calendar_connection" USING btree ("company_id","host_id");--> statement-breakpoint
CREATE INDEX "host_user_id_index" ON "host" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "schedule_company_id_host_id_index" ON "schedule" USING btree ("company_id","host_id");--> statement-breakpoint
CREATE INDEX "slug_directory_company_id_target_id_index" ON "slug_directory" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "one_time_link_id_index" ON "one_time_link" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_type_company_id_owner_host_id_slug_index" ON "meeting_type" USING btree ("company_id","owner_host_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_type_company_id_team_id_slug_index" ON "meeting_type" USING btree ("company_id","team_id","slug");--> statement-breakpoint
CREATE INDEX "meeting_type_id_index" ON "meeting_type" USING btree ("id");--> statement-breakpoint
CREATE INDEX "resource_channel_company_id_meeting_type_id_index" ON "resource_channel" USING btree ("company_id","meeting_type_id");--> statement-breakpoint
CREATE INDEX "payment_order_status_expires_at_index" ON "payment_order" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "form_first_contact_id_index" ON "form_first_contact" USING btree ("id");--> statement-breakpoint
CREATE INDEX "routing_form_id_index" ON "routing_form" USING btree ("id");--> statement-breakpoint
CREATE INDEX "routing_submission_company_id_form_id_created_at_index" ON "routing_submission" USING btree ("company_id","form_id","created_at");--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_no_overlap" EXCLUDE USING gist ("company_id" WITH =, "host_id" WITH =, "during" WITH &&);--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_appointment_or_hold" CHECK ("appointment_id" IS NOT NULL OR "expires_at" IS NOT NULL);
