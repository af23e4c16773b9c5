CREATE TABLE "payment_taken_back" (
	"company_id" uuid NOT NULL,
	"payment_order_id" uuid NOT NULL,
	"fact_id" text NOT NULL,
	"reason" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_taken_back_company_id_payment_order_id_fact_id_pk" PRIMARY KEY("company_id","payment_order_id","fact_id")
);
--> statement-breakpoint
CREATE TABLE "pending_sign_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"token_hash" text NOT NULL,
	"request_key_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pending_sign_up_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "pending_sign_up_requestKeyHash_unique" UNIQUE("request_key_hash")
);
--> statement-breakpoint
ALTER TABLE "reservation" ALTER COLUMN "host_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attendee" ADD COLUMN "left_appointment_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "resource_channel_id" uuid;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "review_url" text;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "resource_channel_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_taken_back" ADD CONSTRAINT "payment_taken_back_order" FOREIGN KEY ("company_id","payment_order_id") REFERENCES "public"."payment_order"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_up" ADD CONSTRAINT "pending_sign_up_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_sign_up_email_index" ON "pending_sign_up" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pending_sign_up_user_id_index" ON "pending_sign_up" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_resource_channel_fk" FOREIGN KEY ("company_id","resource_channel_id") REFERENCES "public"."resource_channel"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendee_left_index" ON "attendee" USING btree ("company_id","secret_hash") WHERE "attendee"."left_appointment_ids" <> '{}';--> statement-breakpoint
CREATE INDEX "reservation_resource_busy_index" ON "reservation" USING btree ("company_id","resource_channel_id",upper("during")) WHERE "reservation"."resource_channel_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_order_hold_index" ON "payment_order" USING btree ("company_id","meeting_type_id") WHERE "payment_order"."hold_id" is not null;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_of_one" CHECK (num_nonnulls("reservation"."host_id", "reservation"."resource_channel_id") = 1);--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_review_url_is_https" CHECK ("company"."review_url" ~* '^https://[^/[:space:]]');--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_resource_no_overlap" EXCLUDE USING gist ("company_id" WITH =, "resource_channel_id" WITH =, "during" WITH &&) WHERE ("resource_channel_id" IS NOT NULL);
