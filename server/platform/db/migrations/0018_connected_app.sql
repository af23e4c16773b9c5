CREATE TABLE "app_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"given_in_session_id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"app" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_session_id" text
);
--> statement-breakpoint
CREATE TABLE "app_session" (
	"session_id" text PRIMARY KEY NOT NULL,
	"app" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"is_taken" boolean DEFAULT false NOT NULL,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_code" ADD CONSTRAINT "app_code_given_in_session_id_auth_session_id_fk" FOREIGN KEY ("given_in_session_id") REFERENCES "public"."auth_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_session" ADD CONSTRAINT "app_session_session_id_auth_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_code_given_in_session_id_index" ON "app_code" USING btree ("given_in_session_id");--> statement-breakpoint
CREATE INDEX "app_code_expires_at_index" ON "app_code" USING btree ("expires_at");