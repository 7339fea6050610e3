/** Made by tools/distress/weigh-words.ts. */
export const WORD_POINTS = `
* -16
=1 =year 4
=1 2
=10 -2
=13 =year 2
=15 3
=16 2
=2 =am -3
=20 =words -2
=20 -2
=2019 -2
=2025 -2
=3 =am -2
=3 3
=30 =paracetamol 2
=30 4
=37 -2
=4 =year -2
=40 3
=5 -2
=7 -2
=8 =and 3
=9 7
=a =child 6
=a =friend -3
=a =girl 2
=a =goodbye 2
=a =heavy -4
=a =litle -3
=a =mockingbird -2
=a =plan 2
=a =smal -3
=a =truck 3
=a =voice 4
=a =whole -2
=a 2
=aa =jaunga 2
=aa =rahe 3
=aa 9
=aage =aa 3
=aage 3
=aansu =aa -2
=aansu -2
=aaya =hu 3
=aaya 5
=aaye -4
=aayi -4
=ab 17
=about =money -3
=about -3
=abuse 11
=ac -4
=acept -3
=acid 3
=acount 2
=acounts 2
=act -8
=adiction =centre 2
=adult -2
=advice -5
=after =3 -2
=after =c 2
=after =death -3
=after =her -3
=after =i -3
=after =my 4
=after =retirement -2
=after =spraying 4
=after =the -2
=after =today 2
=after =two -2
=after 3
=again 8
=age -4
=ago 3
=aid 2
=air -3
=akela =hu -2
=akela -2
=akelapan -2
=akeli -5
=al =her 2
=al =my 2
=al =the -5
=al 10
=alcohol =withdrawal 4
=alcohol 5
=alcoholic 2
=alive 6
=alone =in 2
=alprazolam 2
=already 2
=also =a 3
=alvida 5
=always -3
=am =done 2
=am =old -2
=am 2
=ama =was -2
=amas -3
=amitriptyline 4
=an =hour 3
=an 2
=and =a 2
=and =cant 2
=and =i -10
=and =im -5
=and =it -2
=and =no 3
=and =not 3
=and =pils 3
=and =said 3
=and =says 2
=and =she -2
=and =stil 3
=and =switched 2
=and =takes 3
=and =the 2
=and =then 3
=and =trial -2
=and 7
=andar -2
=angry -5
=any 2
=anymore 5
=anyone 3
=anyway 3
=ap 5
=apna -2
=apni 6
=apoptosis -2
=are =kiling -4
=are -2
=area -2
=arived 3
=arm =with 2
=arm 5
=arms 2
=army -2
=arts -2
=as =a 2
=asha =workers -2
=ask =daily -2
=ask -3
=asking =for 3
=asking 4
=asks -2
=asleep -6
=at =a 2
=at =home 6
=at =me 2
=at =night -3
=at =ofice -2
=at =the 2
=at -4
=ate =my -3
=ate =rat 3
=ate -5
=atempt =hanging 3
=atempt 9
=atempted =suicide 2
=atempted 5
=atmahatya 9
=audio =for -2
=audio -2
=audit -4
=aunty -6
=auto -6
=awake -2
=awarenes 4
=away =old -3
=away -4
=baad -4
=baar -3
=baba 2
=baby =swalowed 5
=bachche =ne 3
=bachche 3
=bache =ne 3
=back =from 2
=back =pain -5
=bal -3
=balance -3
=ban =gaya 4
=ban 2
=bank 4
=bare -3
=bas 12
=bathroom 2
=be =here 2
=be =the -2
=be 11
=beat =the -2
=beaten 5
=beating -2
=beats =the 2
=beats 4
=because =of 3
=because 3
=bed 2
=beer -2
=before -5
=being =gay 3
=being 8
=belt 4
=benefits -2
=best =friend -4
=best -5
=bete 3
=beter =of 6
=beter =without 2
=beter 9
=beti =ke 4
=beti 4
=beting =lost 2
=beting 6
=between -3
=bhar 2
=bidi 6
=bike =keys 2
=bike 2
=bina 2
=birds -3
=birth =to 3
=birth 5
=biryani -3
=bites =nails -2
=bites -2
=blackmail 4
=blade 4
=bled 2
=blood -3
=blues =how -2
=blues -2
=board -5
=body 3
=boj =ban 2
=boj 2
=bojh 5
=book -5
=booked 3
=border 2
=bore =mar -2
=bore -2
=bored -9
=born 4
=bos -7
=both -2
=botle =and 3
=botle =near 3
=botle 9
=bought -2
=boy =in 3
=boy 8
=boyfriend 7
=bp =tablets 2
=breakup =during -2
=breakup -5
=breastfeeding -3
=breathing =exercise -3
=brick =kiln 3
=brick 3
=bridge 2
=bring 2
=broke 2
=broken -5
=brother =is 4
=brother 6
=brothers =beat 2
=brothers 2
=brought =by 3
=brought 5
=brown =sugar 2
=brown 2
=bruises 6
=bucket -4
=building -3
=bulocks =and 2
=bulocks 2
=burden =of -2
=burn 3
=burning 3
=burnout -3
=burns 6
=burnt -3
=but =i -3
=but -6
=by =her 2
=by =husband 2
=by =mistake 2
=by =the -2
=by 7
=c 4
=cafeine -2
=cal =recorded 3
=cal -3
=caled -7
=caling 3
=came =back 3
=came =out -3
=came -3
=camp 2
=can =i -10
=can -2
=canada -2
=cancel -2
=cancer =patient 2
=canot =see 2
=canot =stop 4
=canot 6
=cant =do 4
=cant =focus -3
=cant =sleep -4
=cant =stop 5
=cant 10
=canteen =rum 2
=cantonment -3
=car =and 2
=car 2
=card -2
=care =of 2
=case 6
=cast -3
=ceiling =fan 2
=ceiling 2
=cel =death -2
=cel -4
=celphos =tablet 4
=celphos 4
=centre =near 5
=centre 13
=certificate -3
=chadh -2
=chahta =hoon 2
=chahta =hu 8
=chahta 13
=chai -8
=chair -3
=chaka -2
=chakar =aa 3
=chakar 2
=chala 2
=chapter -5
=chart -2
=chat =pe -5
=chat -7
=cheap -2
=chemistry -4
=chemsex 3
=ches -5
=chew =tobaco 4
=chew 4
=chewing -3
=chidchide =ho -2
=chidchide -2
=child =labour -3
=child =mariage 4
=children 6
=chili -2
=chita 5
=chod =du 2
=chod 3
=chodna =chahta 4
=chodna 4
=chuke -4
=cigarete 2
=city -2
=claim -3
=claped -2
=clas =10 -2
=clas =9 2
=clas -4
=cleaned -5
=cleaner 6
=cleared -2
=client 13
=clinic 4
=close 3
=closed 6
=clothes -2
=club -2
=coaching -2
=cofee -3
=coleague 6
=colony 2
=comand =halucinations 2
=comand 2
=come =to -3
=comerce -2
=comes =in 3
=comes -3
=comit =suicide 2
=comit 2
=compas 2
=competition -3
=compound =ingestion 2
=compound 2
=confidence -3
=contractor 4
=cooking -5
=cost -5
=cot 4
=coton 2
=could =kil -2
=could =not -3
=could -6
=counseling -11
=counselor -4
=couple =counseling -2
=course -4
=cousin 2
=cousins =weding -2
=cousins -4
=cream -2
=cricket -5
=cried -6
=cries -3
=crosing 2
=crush -4
=cry -2
=curd -2
=cut =my 3
=cut 2
=cuting -7
=cutof -2
=cuts =on 6
=cuts 8
=cycle -2
=d 3
=daal 3
=daant =diya -2
=daant -2
=dad =hits 3
=dad 6
=daily =when -2
=daily 4
=dala -3
=dance -4
=dark =and -2
=dark -4
=date -4
=daughter =got -3
=daughter 6
=dawa 4
=dawai 7
=day =of -3
=day =poster -2
=day -4
=days =after 4
=days -2
=de =adiction 2
=de 6
=dead =batery -2
=dead =gorgeous -2
=dead =how -3
=dead =space -2
=dead =tired -4
=dead -3
=deadiction =bed 4
=deadiction =centre 3
=deadiction 8
=deadline =for -2
=deadline -4
=deal -3
=death =is 5
=death =of -5
=definition -3
=dekh =ke -2
=dekha 3
=dependent 4
=deployment -2
=deserve 3
=desk 2
=devdas -2
=di -5
=dialogue -2
=dialogues -2
=diary -5
=did =not -7
=did -11
=didi 4
=die =so 2
=die 11
=died =of -2
=died -7
=dies -3
=diet -9
=diference =between -4
=diference -6
=diferent 3
=dikha 6
=din =me -3
=din 5
=dirty =videos 3
=dirty 3
=disapear 2
=disclosed 4
=distance -3
=diwali -2
=diya =ab 3
=diye 5
=do =i -3
=do =it 2
=do =this 4
=doctor 4
=does =not -3
=does -5
=doesnt =want -2
=doesnt 3
=doing -5
=domestic 6
=done =with 3
=done 6
=dont =want 2
=dont 9
=door 2
=dose =for -3
=dose -5
=down 6
=dowry 6
=drank =kerosene 4
=drank =phenyl 2
=drank =toilet 3
=drank 11
=dres -2
=drink 3
=drinking 5
=drinks =ful 2
=driver 4
=drop =dead -2
=drop =year 2
=drop -2
=droping -2
=drops -2
=drowsy 3
=drug -4
=drugs 6
=drunk 9
=dry -2
=du 8
=due =to -2
=due -5
=duniya 5
=dupata =pankhe 3
=dupata 7
=during 2
=durkheim =theory -3
=durkheim -3
=dying =to -7
=dying -7
=each 2
=early -4
=ears -2
=easier 2
=eat =vegetables -3
=eat -8
=efects -2
=ek -2
=empty -4
=end =her 2
=end =it 3
=end =of -2
=end 2
=ending =explained -2
=ending =it 2
=ending 5
=enough 6
=esay -4
=even =the -4
=even 2
=evening 2
=ever 3
=every =day 4
=every =evening 3
=every =night 3
=every =time 2
=every =year -2
=every 8
=everybody 2
=everyone 5
=everything 4
=ex 6
=exam -10
=exams -2
=exercise -3
=exercises -3
=exist 5
=existing 3
=explain -2
=explained -4
=extra -2
=eyes 6
=factory =season -2
=fail 3
=failed 7
=fal -6
=family =name 2
=family =wil 2
=family 3
=fan 2
=farewel -5
=farm 2
=farmer 3
=farmers 2
=farming -4
=fast 2
=father =drank 3
=father =in 2
=father =pased -2
=father =says 2
=father 5
=fee -2
=feed -2
=feeding 3
=feel =like 5
=feel 2
=feeling =guilty -2
=feeling =low -5
=feeling =suicidal 6
=feeling -8
=feels =like 3
=feels -2
=fees -3
=fel =in -3
=fel =on -4
=fel -2
=felt -2
=fentanyl 4
=field -3
=fifteen 4
=fight -3
=fights -6
=film -7
=final 2
=finaly -5
=find 2
=fine -7
=finger =last 2
=finger 2
=finish 4
=finished -3
=fir 3
=first =aid 2
=first =sesion -3
=first -8
=flat -2
=flight -3
=floor =is 3
=floor 7
=foaming 4
=focus -5
=folow 3
=folows =me 2
=folows 2
=for =al 4
=for =asha -2
=for =car 2
=for =ever 2
=for =everything 2
=for =farmers 2
=for =hostel -2
=for =me 6
=for =more 2
=for =my 4
=for =newborn -2
=for =one -2
=for =seniors -2
=for =the 5
=for =tonight 3
=for =two -2
=for -8
=forced 4
=forces =me 2
=forces 3
=forearm 7
=forever 6
=forget -2
=forgive -2
=forgot =my -4
=forgot -5
=form -6
=format -3
=found =cuts 2
=found =my -2
=found 6
=four -3
=fr 3
=free -7
=fresh 3
=friend =is -6
=friend =overdosed 2
=friend =sent 3
=friend =took 4
=friendly -2
=friends -4
=from =home -3
=from =hostel 3
=from =my -4
=from =the 4
=from 7
=front =of 2
=front 2
=ful =botle 4
=ful =of -2
=ful =sleeves 2
=ful 2
=future 4
=gaadi 3
=gaane -3
=galat =kaam 6
=galat 4
=gambles 2
=game -4
=games -3
=ganja 3
=garba -4
=garmi =ne -2
=garmi -5
=gas 2
=gave =away 5
=gave =me -4
=gave =my 5
=gay =in 3
=gay 4
=gaya 2
=gaye -11
=gayi -8
=get =iritated -3
=get 5
=geting 3
=gets 2
=ghar =pe -2
=ghar =walo 2
=ghat 3
=ghosted =me -4
=ghosted -4
=gift =for -2
=gift -4
=gir -2
=girl 9
=gita =chapter -2
=gita -2
=give =me 3
=gives -3
=giving =away -4
=giving -2
=go =on 2
=go =to -2
=go 10
=goa -4
=goat -2
=god =please 2
=god 6
=godown -2
=going =to 3
=going 6
=goli 3
=gone 4
=good -5
=goodbye 11
=gorgeous -2
=gosip -2
=got =a -2
=got -8
=grandaughter 2
=grandchildren -4
=grandfather =died -2
=grandfather -2
=grandson -3
=grief =after -3
=grief -4
=grindr 2
=gripe =water -2
=gripe -2
=grooming =salon -3
=grooming -3
=group =near -2
=group -3
=guilty -3
=guitar =to 2
=guitar 2
=gusa -2
=gyi 5
=haath 6
=had 3
=haha -8
=hair -11
=half -4
=halucinations =teling 2
=hand =on 3
=hands =shake 6
=hands 2
=hang =a -3
=hang =from 2
=hang =himself 2
=hang =in -2
=hang =myself 2
=hang =out -2
=hanging =survivor 3
=hapens 3
=haridwar -2
=harm 10
=harpic 5
=harvest -2
=has =no 2
=has =taken 2
=has 4
=hath =kaat 2
=hath 8
=have =a 2
=have =sex 2
=have 4
=he =comes -3
=he =does -2
=he =drinks 2
=he =forces 2
=he =ghosted -4
=he =has 2
=he =is 3
=he =keeps 2
=he =posted 2
=he =said -4
=he =wil 2
=he 9
=head =on 2
=head 2
=hears 5
=heart -4
=heat -5
=heavy -5
=help 10
=helped -4
=helpline 4
=her =phone 2
=her =weding -3
=her 9
=here 6
=heroin 6
=herself =after 3
=herself 8
=hi =na 3
=hi 3
=hide 6
=hides 2
=him =to 3
=him =when -2
=him 8
=himself 5
=hindi =me -3
=hindi =pdf -2
=hindi -3
=his =hand 2
=his =service 2
=his 11
=hit =and -2
=hit =my 2
=hits =me 6
=hits =other -2
=hits 3
=ho =gaya 2
=ho =gaye -4
=ho =gayi -2
=hobies -2
=home -2
=homesick =in -2
=homesick -6
=homework -7
=hone 4
=honestly 4
=hooked =on 3
=hooked 3
=hoon 13
=hostel =fees 2
=hostel 7
=hot -2
=hours 2
=how =can 3
=how =to -11
=how -2
=hu =main -4
=hu 10
=hua 3
=hue 2
=hum -4
=hun 3
=hung -4
=hurting -5
=husband 13
=i =am 3
=i =ate -5
=i =can 4
=i =chew 4
=i =could -2
=i =dont 5
=i =drank 2
=i =eat -3
=i =fel -3
=i =gave -2
=i =get -5
=i =had -2
=i =have 6
=i =keep 4
=i =kept -3
=i =know 2
=i =never -4
=i =only 2
=i =pray 2
=i =see 2
=i =stop 3
=i =take -5
=i =tel -5
=i =think 4
=i =was 6
=i =wil 2
=i =wish 3
=i =wont 3
=i =wory -4
=i =wrote 2
=i 16
=i2th 2
=ideas -7
=if =i 3
=if 7
=im =14 3
=im =gone 2
=im 10
=imagine 2
=in =a -4
=in =her 2
=in =hostel -2
=in =indore -2
=in =kho -2
=in =kota -2
=in =law 4
=in =laws 8
=in =my 6
=in =playschool -2
=in =pune 4
=in =sata 2
=in =school 4
=in =tamil -2
=in =the -4
=in =there -2
=in =this 3
=in =vilage -2
=indore -2
=infant 3
=ingestion 10
=injection 4
=injury 3
=insurance =claim -2
=insurance -3
=interview -4
=into =my -2
=into 4
=iritated -8
=iron -2
=is =a -2
=is =burning 4
=is =dead -2
=is =empty -4
=is =good -3
=is =hooked 2
=is =it -8
=is =marying -3
=is =my -3
=is =of 2
=is =on 6
=is =only 2
=is =ready 6
=is =so 3
=is =talking 3
=is =ten 2
=is =the 4
=is =too 3
=is =vomiting 2
=it =al 2
=it =at -2
=it =bled 2
=it =in -4
=it =is -2
=it =normal -2
=it =ok -2
=ivy -2
=jal -3
=jaldi 5
=jana =chahta 2
=jana 2
=jati 8
=jau =to 3
=jau 9
=jaunga =kisi 2
=jaunga 12
=jaye =to 4
=jaye 4
=jayega 3
=jeet -4
=jeevan -2
=jewelery 5
=ji -2
=join =my 2
=join -2
=journal -3
=journaling =prompts -2
=journaling -2
=jsut 3
=jump =from 2
=jump 6
=just =want 2
=just 12
=k 3
=kaam =kiya 2
=kaam 9
=kaash 9
=kaat =liya 6
=kaat 6
=kab -9
=kaha -3
=kam =karne -2
=kare -4
=karne =ke -2
=karne -2
=kaun -6
=ke =aage 3
=ke =baad -4
=ke =gaane -2
=ke =ghar 5
=keep 6
=keeps =saying 2
=keeps 3
=kehna -3
=kept -3
=kerosene 6
=keys 2
=kg -3
=kha 8
=khana -6
=khatam -2
=khet 3
=kho =kho -2
=kho -2
=khud 11
=khush =hu -4
=khush 2
=kicked 2
=kid -2
=kids =ask -2
=kids =in -3
=kids -3
=kil =a -2
=kil =me 2
=kil =my 5
=kil =myself 12
=kil =switch -2
=kil =weeds -2
=kil 3
=kiled =it -2
=kiled =me -3
=kiled -6
=kiler -5
=kiling =herself 4
=kiling =me -4
=kiling =myself 2
=kiling =time -2
=kiling -3
=kiln 3
=kisan -3
=kisi =din 6
=kisi 6
=kisne -4
=kitna -2
=kitne =din -4
=kitne -6
=kiya -2
=kiye -2
=kms 5
=knee -3
=knees =are -3
=knees -3
=knew -5
=knife =and -5
=knife -4
=know 3
=knows 2
=kota =factory -2
=kota 2
=labour =esay -2
=labour 4
=lady 2
=lag =gyi 2
=lag 2
=laga 6
=lagta -3
=land 2
=lap 2
=last =date -2
=last =day -3
=last =night 4
=last =rites -2
=last =time 3
=last =week 3
=last =winter -2
=last =year -3
=lat =lag 2
=lat 2
=latak =jaunga 4
=latak 4
=late -5
=laughing -4
=laughter -3
=law 4
=laws 8
=le 6
=learned =to -3
=learned -3
=learning -3
=leave =baby -2
=leave =it 6
=leave =the 2
=leave 2
=leaves -4
=leaving 3
=left =for -3
=left =to 3
=left 3
=legal -4
=lena 4
=let =her 5
=let =it 2
=let 11
=level -3
=levels -2
=lgbt -2
=li 4
=library -2
=licence -2
=life =balance -3
=life =before 3
=life 5
=lift -5
=light -5
=like =boys -4
=limit -4
=liquor 4
=list -4
=litle =maid 3
=live =for 5
=live =with -3
=liver -3
=living 5
=liya =maine 2
=liya 14
=load =on 2
=load 2
=loan 4
=locked =in 4
=locked =me 2
=locked 7
=lol -13
=lonelines -3
=lonely =after -3
=lonely =on -3
=lonely -6
=long -3
=look 4
=looked -3
=looking 3
=looks -4
=lord 6
=lost =everything 3
=lost =job 2
=lost =my -2
=lost =salary 3
=lost =two -2
=lost 6
=love -8
=low -5
=lunga 6
=lungi 9
=lyrics -6
=maa -2
=maar =dala -5
=maare -2
=machine -2
=made =me -2
=maharashtra -2
=mahine -3
=mai 2
=maid 3
=main =paida 3
=main 5
=maine 2
=make =him 2
=make 4
=makes =me -2
=makes -3
=making =me -3
=making -5
=male =client 2
=male 3
=man =like 2
=man 8
=mang 4
=many =days -4
=many 2
=mar =gaye -2
=mar =jana 2
=mar =jaunga 3
=mara -4
=marathi -3
=march -3
=maried 3
=marital =rape 6
=marital 6
=market -3
=marks =are 3
=marks 3
=marna 8
=marying -6
=maternity -2
=maths =paper -2
=maths -2
=maybe 2
=mcq -3
=me =a -4
=me =after -5
=me =and 4
=me =at -5
=me =cry -3
=me =dirty 3
=me =ek -5
=me =for 7
=me =from 3
=me =here 3
=me =kaun -4
=me =lol -4
=me =now 3
=me =out 4
=me =to 5
=me =today -2
=me =up 3
=me =when 3
=me =with 6
=me 12
=meaning =in -2
=meaning -9
=medicine 2
=medicines 2
=meditation -3
=meeting 5
=meme -3
=memory -2
=men 3
=mental -2
=mere =bina 6
=mere 7
=mes =food -3
=meth 4
=method -3
=midle -2
=mil =jayega 2
=mil 5
=mila -2
=milk -5
=mised -2
=mising =him -3
=mising -5
=mistake 2
=mit 2
=mithai -3
=mock =test -3
=mock -3
=mockingbird =sumary -2
=mockingbird -2
=mocktail -2
=mom 2
=momos -2
=moms 2
=money =to -4
=moneylender 2
=month -2
=months 7
=mood -4
=more =dowry 2
=mother =in -3
=mother =keeps 2
=mother =wants 2
=mouth 7
=moved -5
=movie -10
=moving -2
=much -2
=multiple 7
=murder -4
=my =5 3
=my =arm 5
=my =arms 3
=my =baby 2
=my =bed 4
=my =best -4
=my =brother 5
=my =brothers 2
=my =children 2
=my =crush -4
=my =daughter 2
=my =daughters 3
=my =eyes 3
=my =first -2
=my =friend 3
=my =hair -5
=my =hand 4
=my =hands -3
=my =head 5
=my =heart -4
=my =hostel 2
=my =house 3
=my =husband 2
=my =last 5
=my =life 3
=my =litle 3
=my =liver -3
=my =mesage -2
=my =milk -4
=my =nephew -2
=my =notes 2
=my =old -3
=my =own -2
=my =parents 4
=my =room 3
=my =roomate -2
=my =self 5
=my =son 5
=my =sons 2
=my =suicide 2
=my =uncle 2
=my =voice -7
=my 12
=myself =before 3
=myself 19
=na =hoti 3
=na 4
=nails =how -2
=nails -3
=nanis -3
=nas 2
=nasha 5
=ncert -2
=ne =maar -2
=ne 8
=near =me -7
=near =my 3
=near =the 3
=near 3
=nearest 5
=need =help 5
=need =to -2
=need 3
=needs 4
=neem =tree 3
=neem 3
=neighbour =is -3
=neighbour -2
=neighbours 8
=nervous -2
=never =born 3
=never =wake 5
=never -4
=new -11
=newborn -3
=news -4
=next =door 2
=next 8
=nibandh -3
=niece -2
=night 7
=nights -2
=no =future 3
=no =point 4
=no =reason 2
=no =sleep -2
=no =time -3
=no 4
=nobody =knows 3
=nobody =wil 6
=nobody 8
=nominee -3
=noon -2
=normal =to -2
=normal -2
=not =come -5
=not =reply -2
=not =sleeping -2
=not =talking -3
=not =waking 2
=not 2
=note 7
=notebook -2
=notes =and 2
=notes -4
=nothing =left 4
=nothing =to 4
=nothing 9
=notice 4
=now =canot 2
=now =i 2
=now =only -4
=now 8
=number 3
=numericals -2
=nurse 4
=nursing -2
=of =a -4
=of =dead 5
=of =ending 2
=of =it -3
=of =kids 3
=of =kiling 2
=of =living 3
=of =one 3
=of =school -2
=of =tablets 4
=of =the -6
=ofice -8
=ok -7
=old =age -3
=old =and 2
=old =film -2
=old =man 4
=old =with 4
=old 2
=on =chita 5
=on =heroin 4
=on =leave -3
=on =life -2
=on =my 2
=on =purpose 4
=on =stage -2
=on =sunday -2
=on =terace 3
=on =the -8
=on =video -3
=on =wal 2
=on 2
=once 2
=one =day 2
=one =ful -2
=one =more -3
=one =step 3
=one =way 4
=one =year -2
=onion -5
=online =rumy 3
=online 3
=only =one 5
=only =think 2
=only 3
=op =compound 2
=op 2
=open 2
=operation 2
=opioid 5
=option =left 3
=option 3
=or =cal 2
=or =join -2
=or =not -7
=or -5
=organic -4
=other =kids -3
=out =for 4
=out =of 2
=out =to -4
=out =with -2
=out -2
=outside 5
=over 5
=overdose 11
=overdosed =on 5
=overdosed 7
=own =house 3
=own =life -2
=own 2
=paas 3
=packed -2
=packing -2
=padi 3
=padosi 3
=pady -2
=paida =hi 3
=paida 3
=pain =while -2
=pain -4
=painles =way 3
=painles =ways 4
=painles 7
=painting -3
=pair -6
=paise 2
=pani -2
=panic -4
=pankhe 3
=papa =beats 3
=papa =wil -2
=papers 2
=par -8
=paracetamol 2
=parenting -2
=parents =i -3
=parents 2
=part 3
=partner =hits 2
=partner 3
=pas -2
=pased =away -6
=pased -5
=pasta -2
=pati =ap 2
=pati =ne 2
=patient 11
=pdf -3
=pe =boj 2
=pe 6
=pegs 4
=pen -2
=per -3
=performance -2
=period =me -3
=period -5
=person -2
=pesticide 2
=pg 5
=phansi =laga 5
=phansi 5
=phc 5
=phenyl 4
=phir 2
=phone =adiction -2
=phone =i -2
=phone =is 2
=photo =and 2
=photos 2
=phq =9 -2
=phq -2
=physics -2
=physiology -2
=pi =liya 4
=pi 4
=picking 2
=pics 3
=pil -3
=pilow -3
=pils =for 3
=pils 13
=pink -2
=pinpoint =pupils 5
=pinpoint 5
=pistol 2
=plan 2
=planing 2
=plants -4
=platform -2
=playschool -2
=please =take 2
=please 10
=pocso 5
=point =in 4
=point =of 3
=point 7
=poison =ivy -2
=poisoning -3
=police =wil 2
=police 5
=pongal -3
=post =atempt 3
=posted 6
=poster -4
=postpartum 4
=praised -4
=pranayam -2
=pratha -2
=pray 2
=pregnant =brought 2
=pregnant 2
=prep -3
=presentation -2
=prevention =day -2
=price =today -2
=price -5
=pride -2
=private =wil -3
=problem -3
=prohibition -2
=project -4
=projectile -3
=prompts -3
=properly 2
=protocol -2
=proud -5
=psychiatrist -3
=psychologist -3
=pt =wants 2
=pt 4
=pubg -5
=pune 6
=pupils 5
=purpose 4
=put 4
=puts =his 2
=puts 2
=pyaz =kaat -3
=pyaz -3
=quarel -5
=question -4
=questionaire -2
=quiet -4
=quit =alcohol 6
=quit 6
=raat -4
=rahe 5
=rahega 6
=rain -6
=rank 3
=rape 6
=raped =by 2
=raped 5
=rash -2
=rasi 3
=rat =poison 2
=rat 2
=rather =be 2
=rather 3
=rats -2
=read -7
=ready 5
=realy -2
=reason =to 3
=recipe -5
=recorded =me 3
=recorded 3
=referal 6
=refuse -2
=regiment -2
=relapse 4
=relatives 3
=relaxation -3
=reply -2
=report -3
=reporting 2
=result 6
=results 2
=retired -3
=retirement -2
=review -3
=ride -2
=right =now 2
=right 5
=ringtone -2
=rites -2
=rona -3
=roof -5
=room =at 2
=room =is -6
=roomate =has 2
=roomate =snores -5
=roomate 2
=rope =is 7
=rope 9
=round -2
=rules =for -2
=rules -5
=rum =cake -2
=rum 2
=rumy 3
=rupees -4
=saal -2
=saas =ne 4
=saas 2
=sab 6
=sabke =samne -2
=sabko -6
=sabzi -3
=sad -5
=safe -5
=said =sory -2
=salon =near -3
=salon -3
=samne -2
=sasural =wale 4
=sasural 2
=sata 4
=sath 2
=sauce =pasta -2
=sauce -2
=saying 3
=says =he -2
=says =she 2
=says 13
=schedule -4
=school =i -2
=scooty 2
=scoring -2
=screen =time -2
=screen -2
=sea -2
=searched 3
=season =3 -2
=second =hand -2
=section =37 -2
=section -3
=see =only 2
=see =properly 2
=see -3
=seeing 4
=sees 2
=self =care -2
=self =harm 8
=self 3
=selfharm 11
=send 3
=service =pistol 2
=sesion =on -2
=sesion -5
=sex 5
=shadi 2
=shake =in 6
=shake 6
=shayari -3
=she =is 6
=sheet -2
=shershaah -3
=shock 3
=shooting -4
=short -3
=should =have -4
=should =i -4
=should =not 2
=shout -3
=shouted -3
=shows =me 3
=shows 2
=shuru =kiya -3
=shuru -3
=shy =in -3
=shy -4
=side -2
=sign 5
=silent -2
=since =monday -2
=since =morning -4
=since =my 3
=since 5
=singing -2
=sir =puts 2
=sir 3
=sit =on 3
=sit 3
=six -7
=slaped =me 2
=slaped 3
=slay -2
=sleep =after -2
=sleep =and 3
=sleep =before -2
=sleep =early -2
=sleep =haha -5
=sleep -9
=sleeping =pils 5
=sleeping =tablets 2
=sleeps -4
=sleeves 2
=slept -3
=slogan -3
=smal =children 3
=smal =fights -3
=smal =things -3
=smal =town -3
=smal -4
=smel -4
=smile =pe -6
=smile -6
=smoking -4
=snores -5
=so =it 2
=so =that 2
=so 2
=society -2
=sold =the 2
=sold 5
=someone 6
=something 10
=son =ate 6
=son =beats 2
=son =does -5
=son =is -2
=son =threatens 2
=son =wants -6
=song -12
=soon 6
=sory =for 4
=sory 5
=sound -2
=space -2
=speak 4
=speech -3
=spray =botle 3
=spray -2
=spraying =coton 3
=spraying 4
=squad -5
=stage -3
=stalks 4
=standing =near 2
=standing 5
=start -4
=started -2
=station -3
=stay -2
=step 4
=stepfather 6
=stepmother =burns 3
=stepmother 3
=steps -2
=stil =wake -2
=stitches -3
=stomach =is -2
=stomach -2
=stop =drinking 4
=stop =for 2
=stop =hurting -3
=stop =it 2
=stop 12
=stoped 2
=story -2
=stove 2
=straight -3
=stres -5
=strip =of 4
=strip 6
=students -3
=studies -3
=study -2
=subah -3
=sugar -4
=suicidal 16
=suicide =last 2
=suicide =note 2
=suicide 12
=sukhaye -3
=sulphas 3
=sumary -6
=sunday -6
=survivor 3
=swalowed 9
=sweater -5
=switch =for -2
=switch -2
=switched =of 2
=switched 2
=sylabus -3
=system -3
=tablets 18
=tak -2
=take =care 2
=take =crocin -2
=take =me 3
=take =my 2
=take =thyroid -2
=take 3
=taken 3
=takes 6
=taking 6
=talk -5
=talking =about 4
=talking =to -7
=talks =about 2
=talks 4
=tamil -3
=tax -3
=tea -4
=teacher -3
=team -5
=teenagers -2
=tel =parents -4
=teling =him 2
=teling 3
=ten =and 2
=tension -4
=terace 6
=tere -3
=test =me -4
=test -5
=than 5
=that =i 2
=the =ac -4
=the =baby 4
=the =blade 3
=the =bridge 2
=the =end -4
=the =fan 4
=the =last 2
=the =midle -2
=the =morning 4
=the =new -2
=the =only 4
=the =pain 2
=the =point 3
=the =spray 4
=the =train 2
=the =use 2
=the =vilage -2
=the =wal -2
=the =warden 2
=the =wel 3
=theek -3
=their 8
=them 2
=then =the 3
=then 6
=theory =of -3
=theory -3
=therapist =in -3
=therapist -3
=therapy -6
=there =is 4
=there 5
=they =wil 2
=they 11
=thing 2
=think =of 4
=think 5
=thinking =of 4
=thinking =one 3
=thinking 10
=this =is 6
=this =month -2
=this =song -2
=this =time 2
=this =town 3
=this =world 2
=this =year -2
=thought -2
=thoughts 8
=thousand -2
=thrashing 2
=threatening =to 3
=threatening 3
=threatens =to 4
=threatens 5
=three =times -2
=three 3
=threw 3
=throw =me 2
=throw 2
=thyroid =tablet -2
=tied 3
=til =it 3
=til =the -3
=til 3
=time =i 2
=time =to -4
=time -9
=times -4
=tips -5
=tired =after -2
=tired -5
=to =be 3
=to =cousin -4
=to =die 12
=to =disapear 2
=to =drink 2
=to =drop -2
=to =end 4
=to =explain -2
=to =get 5
=to =give 2
=to =hang 2
=to =help 2
=to =her -2
=to =join 2
=to =jump 3
=to =live 5
=to =make -2
=to =manage -2
=to =me -5
=to =my -4
=to =online 3
=to =quit 4
=to =see -7
=to =sleep 2
=to =someone 2
=to =spray -3
=to =tel -3
=to =the -5
=to =this -3
=to =throw 2
=to =watch 4
=to 7
=tobaco 4
=tod 3
=todler =ate 2
=todler =drank 3
=todler =hits -2
=todler 2
=toilet =cleaner 2
=toilet 4
=told =me 3
=told =my 2
=told 3
=tomorow -3
=tonight =i -4
=tonight 7
=too =many 4
=too 3
=took =30 3
=took =me 2
=took =my 4
=took =the -2
=took 12
=touch -6
=touched 2
=touches =me 4
=touches =my 2
=touches 7
=touching =my 2
=touching 2
=trafic -4
=train =ke 3
=train -2
=training -5
=treatment 4
=trial =method -2
=trial -2
=tried =to 3
=truck 5
=tuition =sir 3
=tuition 3
=two =days 2
=two =hours 2
=two =weeks -2
=two =years -5
=unalive =myself 5
=unalive 5
=uncle =comes 2
=uncle =touches 4
=uncle 7
=upar 6
=upsc -2
=urge =to 3
=urge 3
=us =and 2
=use =of 3
=use 8
=useles 2
=uske 4
=uski =smile -6
=uski -2
=vacine -2
=van =driver 2
=van 2
=vanish 2
=vaping =in 2
=vaping 6
=vegetables -3
=video =cal 3
=video -3
=videos 4
=viral 2
=viva -4
=voices 2
=vomiting =and 2
=vomiting 6
=vs -2
=waiting =for 3
=waiting 2
=wake =up 2
=wake 4
=waking =up 3
=waking 2
=wale 10
=wali -4
=walk -3
=walked -2
=walo 2
=wana 3
=want =farming -2
=want 10
=wants =to 2
=wants 4
=ward 2
=warden 3
=was =dead 3
=was =never 3
=was -9
=waste 2
=watch 4
=watched -4
=water -5
=way =out 4
=way =to 5
=way 5
=ways 4
=we -4
=wears -2
=weding -3
=weed 3
=weeds =in -2
=weeds -2
=week -4
=wel -3
=went -4
=were -2
=what =do 2
=what =to -2
=what 4
=whats =the 7
=whats 7
=whatsap -2
=wheat -2
=when =drunk 3
=when =im 2
=when =papa -2
=when =they -2
=whenever 2
=where 2
=which -2
=while =i -2
=while =nursing -2
=while -4
=whisky 3
=whispers 2
=who =is 3
=who 3
=whole =family -4
=whole =strip 2
=whom =to 3
=whom 3
=why =do -4
=why =not 3
=why -2
=wife =after 2
=wife 7
=wil =be 2
=wil =do 2
=wil =end 2
=wil =finish -3
=wil =get 2
=wil =hang 2
=wil =my -5
=wil 4
=wine =sauce -2
=winter -4
=wish =i 6
=wish =to 2
=wish 8
=with =a 4
=with =belt 4
=with =cigarete 2
=with =compas 2
=with =friends -4
=with =ful 4
=with =hot 3
=with =life 3
=with =my -3
=with =papa -2
=with =the 5
=withdrawal 4
=without =me 2
=without 6
=woke =up -3
=woke -4
=woman =in 4
=woman =on 3
=woman 6
=wont =be 2
=wont =need 2
=wont 6
=words -2
=woried -2
=work -8
=worker 6
=workers -2
=working =in 4
=working 2
=workshop -2
=world 3
=worth 4
=wory -6
=would =be 2
=would 2
=wrote =in 2
=wrote 11
=ya -4
=yaar -4
=year =old 7
=year -2
=years =back -4
=years =sober -2
=years -7
=yesterday 5
=yoga -4
=you -5
=yr =old 4
=yr 5
=zeher =kha 4
=zeher 2
=zindagi -3
~ -2
~10 2
~12 -2
~13 3
~15 4
~2 ~din -3
~2 -2
~20 2
~4 2
~40 -2
~50 5
~6 ~sl -2
~9 2
~a ~gya 3
~a ~jti -2
~a ~jye 4
~a ~rha -2
~a ~rhe 3
~a ~rhi -3
~ab ~cen -2
~ab ~jina 2
~ab ~jine 2
~ab ~jn 2
~ab ~mera 2
~ab ~meri 2
~ab ~mr 2
~ab ~or 2
~ab ~sns 2
~ab ~tk -2
~ab 16
~aca ~lgta -3
~acci ~nind -2
~ace -3
~aci -2
~acr -2
~adi ~ho 3
~adi 6
~adinim -6
~admi 7
~adt 7
~ae -2
~afim 3
~age ~kud 2
~agr 2
~aj ~ke 4
~aj ~rt 3
~aj -6
~ajib -2
~ake 2
~akela -5
~akele ~me 4
~akele -3
~akelepn ~me 2
~akelepn ~se 2
~akelepn 4
~akelpn -3
~akept -2
~akid -2
~akiri ~br 2
~akiri ~rt 2
~akiri 4
~akr 2
~akri ~rt 3
~akri 6
~al ~ot 2
~al 7
~aloved -4
~alu -3
~alva ~koi 2
~alva ~kuc 2
~alva ~rsta 2
~alva 5
~alvida 8
~am 2
~ambulnke 4
~and 6
~andere -3
~andr ~se 2
~andr 2
~angnvdi 2
~aniversri -5
~ank ~hi 2
~anko ~ne -4
~ant 2
~antim 2
~antr -6
~anul ~de -2
~anul -2
~aoge -2
~ap 4
~apna 3
~apne ~ht 3
~apne 6
~apni ~jn 6
~arm -2
~armi 2
~art -4
~asn ~trika 3
~asptl 2
~ata 4
~ate 3
~ati -2
~atm ~htya 5
~atm 6
~atma -3
~atmhtya ~ki 3
~atmhtya ~krne 6
~atmhtya 17
~avj ~ati 5
~avje ~khti 2
~avje 4
~aya ~toda -2
~aya 4
~aye 2
~b 2
~bbi ~ki -3
~bbi ~ne 2
~bca ~rt -2
~bca -2
~bcca ~rt -2
~bcca -3
~bcce ~ke 3
~bcce ~ne 5
~bcce -3
~bcci ~ke 5
~bcci 6
~bcco ~ka 2
~bcco ~ke -3
~bcco ~se 2
~bcco 2
~bce ~ki 2
~bce ~ne -5
~bce -6
~bcegi 2
~bci ~ko 3
~bci 3
~bco ~ka 2
~bco ~ke -2
~bco ~ki -2
~bco ~ko 4
~bco 7
~bcunga 4
~bd ~gr -6
~bd ~kud -5
~bd ~men 2
~bd ~meri 3
~bd ~se 2
~bd 2
~bdna -4
~bdne -2
~bdye -2
~bec ~die 2
~bec ~rha 3
~bec 4
~bej 2
~bejte 3
~belt ~se 4
~belt 4
~bens -3
~beta ~nsa 2
~beta ~nse 4
~beta 5
~bete ~ki -3
~bete ~ko -2
~bete ~ne 6
~bete ~se 3
~bete 2
~beti ~hostel -3
~beti ~ko 2
~beti 5
~betta ~he 2
~betta 2
~beya ~rt 2
~beya 3
~beyo 3
~bf 2
~bg ~se 2
~bgt ~sing -2
~bgt -2
~bgvn ~muje 3
~bgvn 2
~bhe ~ka 4
~bhe ~ki -2
~bhe ~ko 2
~bhe ~ne 5
~bhe 10
~bhi ~nhi 4
~bhi 7
~bhn ~ka 3
~bhn ~ko -2
~bhn 3
~bhos ~he 2
~bhos ~ho 2
~bhos 9
~bhr ~jna -6
~bhr -2
~bhtr 3
~bhu 4
~bhut ~mra 2
~bhut ~mrta 3
~bhut ~pitta 3
~bhut ~sri 5
~bhut ~yd -3
~bhut -7
~bidi 7
~bihr -2
~bili -2
~bimri ~he -2
~bimri -2
~bina ~btye 2
~bina ~drd 11
~bina 13
~birtde -5
~bivi ~ke 2
~bivi 2
~bje -2
~bklog ~ktm -2
~bklog -2
~bl ~vivh 3
~bl 2
~blde ~se 2
~bled ~se 2
~bled 7
~blekmel ~kr 2
~blekmel 2
~blkmel 2
~blkoni 2
~bn ~gya -2
~bna ~li -2
~bna -2
~bnd ~kr 3
~bnd 4
~bnda 4
~bnduk 2
~bne -4
~bnei -4
~bng ~ke -2
~bnna -2
~bnne ~ke -2
~bnne ~ki -2
~bnne -3
~bnt ~dia 2
~bnt 3
~bnte ~h 2
~bnya 3
~bnye -2
~boj ~bn 3
~boj ~hun 2
~boj 8
~bol ~dia 2
~bol 3
~bola ~ab 2
~bola 5
~bole ~ab 2
~bole 3
~boli 3
~bolne -4
~bolta ~he -2
~bolta 2
~bolte ~he 3
~bolte 4
~bolti ~h -3
~bolti ~he 2
~bolu -3
~bor -3
~border ~movie -2
~border -2
~bore ~ho -4
~bore -4
~bos -3
~botl 5
~botle 3
~bp 5
~bpu 2
~br ~br 3
~br ~jgta -2
~brbd ~ho 2
~brbd 5
~bre -2
~brekp ~ke -3
~brekp -3
~brekup ~ke 2
~bri ~he -3
~bri ~rhta -2
~bri -4
~bris -7
~brsi -2
~brt -2
~brti ~kre 3
~brti 4
~brtn 3
~bs 10
~bsn -2
~bt ~kese -2
~bt ~ki 2
~bt -9
~bta 2
~bte ~kr 2
~bte 3
~btie 4
~btiji ~ko 3
~btiji 3
~btna 2
~bto 2
~btya 6
~btye 2
~building 2
~buj ~ke 3
~buj 3
~bujurg -2
~bujurgo ~ke -2
~bujurgo -2
~buk ~se -3
~buk -5
~bukr -4
~bul 2
~bura ~lga -4
~bura -5
~buri -2
~but -2
~byh 3
~cbi 2
~cca ~glt 2
~cca ~ne 2
~cca 4
~ce ~ki -6
~ce -13
~cedta 3
~cen ~se -2
~chie ~kya -3
~chie ~muje 4
~chie 3
~chta ~hu -4
~chta ~hun 8
~chta 2
~chti ~hu 2
~chti ~hun 3
~chti 8
~cidkti -2
~cidte -3
~cilne -2
~cimte ~se 4
~cimte 4
~cin ~lete 2
~cin 3
~cinta -4
~cita 5
~cite ~ka 3
~cite 3
~citi ~lik 3
~citi 3
~cka ~mra -2
~cka -2
~ckr ~a 2
~ckr 6
~cku ~se -3
~cku 6
~cla ~gya 5
~cla ~jo 2
~cla 7
~cle 2
~cli ~jongi 2
~clng 4
~clo -3
~clya 4
~cod ~dia 2
~cod ~nhi 2
~cod 5
~coda -3
~code 4
~codh ~sl 2
~codh 2
~codna ~chta 2
~codna ~he 5
~codna 7
~codne 2
~codu 7
~cot ~phucne 2
~cota ~bhe 3
~cota 5
~cote ~bcco 3
~cote ~bhe -2
~cote ~ldke 4
~cote 7
~coti ~ko 2
~coti -2
~cpter -4
~crs 3
~crt -2
~csma -2
~ct ~ki 4
~ct ~pe 3
~ct ~pr -4
~ct 3
~cts 4
~cuda 3
~cude 3
~cudne ~ke 2
~cudne ~ki 4
~cudne 5
~cudo 3
~cudvne 6
~cudvni ~he 2
~cudvni 2
~cudvo 2
~cudvye 5
~cudye 3
~cuha ~mr -2
~cuha -3
~cuhe -2
~cuki ~hu 2
~cuki 2
~cup -5
~cut ~nhi 3
~cut 5
~cuta ~nhi 4
~cuta 5
~cute ~he 4
~cute ~hen 4
~cute 7
~cuti ~pe 2
~cuti -2
~cutkra 5
~cvl -3
~dba -2
~dbe 5
~dbv 3
~dda ~ji -2
~dda -2
~ddi -2
~de ~dena 4
~de ~di -2
~de ~dunga 2
~de ~dungi 6
~de ~ke -2
~de 3
~dega 2
~dek ~ke -5
~dekne -3
~dekta -2
~dekti -2
~deku 2
~den -2
~dena -2
~dene ~ki 4
~dene 6
~denge 6
~deni ~he -2
~deni -2
~der ~tk -3
~der -5
~desi ~dru 2
~deta ~he 3
~deta 4
~dete ~hen -2
~dete 5
~deti ~he 5
~deti 8
~devr ~ne 3
~devr 8
~dhej ~ke 4
~dhej ~km 2
~dhej 8
~di ~bola 4
~di ~he 3
~dia ~ab 3
~dia ~he 2
~dia ~meke 2
~didi 4
~dikkr 7
~diko 3
~dikta 3
~dil ~krta 2
~dil -2
~dilogue -5
~dimg ~me 3
~dimg 3
~dimk -2
~din ~br -2
~din ~me 2
~din ~tha -2
~din -5
~divli -4
~divs ~kb -2
~divs -3
~dka 2
~dl 3
~dla -6
~dmd 3
~dmki ~de 3
~dmki ~deta 2
~dmki ~dete 2
~dmki 11
~dn -5
~dnt ~niklne -2
~dnt -3
~do 8
~dobra -6
~doktor -2
~dono ~cup -3
~dophr -5
~dost ~ke -2
~dost ~ki -3
~dost ~ko 3
~dost ~ne 3
~dost ~nhi -3
~dost ~nrj -2
~dost ~se -3
~dost -4
~dosti -4
~dosto 2
~dovn 6
~dovnlod -4
~dr -5
~dra -2
~drd ~ke 6
~drd ~ki -2
~drd 4
~drgs 2
~drop -2
~dru ~ki 3
~dru 9
~drvne ~spne -4
~drvne -4
~ds ~sl -4
~ds -4
~dst -2
~du 4
~dud -5
~duk -3
~dun 2
~dundna ~mt 2
~dundna 2
~dunga 8
~dungi 7
~dunia ~se 5
~dunia 7
~dupta 3
~dur -4
~dusre -2
~dusri -3
~duti -6
~dva ~kha 3
~dva ~ki -2
~dva -2
~dve ~ka 2
~dve ~kitni -2
~dve ~pi 2
~dyn ~rkna 3
~dyn -2
~e -3
~ei -2
~ek ~din 5
~ek ~dusre -2
~ek ~ldka -2
~ek 2
~eks 3
~eksm ~ke -3
~eksm ~me -2
~eksm -10
~end -2
~esa 2
~esi ~nind 3
~esi 5
~feda 4
~fel 3
~file -4
~film -8
~finel ~pi 2
~finel 2
~fir ~bhi -5
~fir 4
~fis ~kitni -2
~fis -2
~fk ~me 4
~fk 4
~fl -3
~fnda ~bnya 3
~fnda ~lgne 3
~fnda 5
~fnsi ~lga 7
~fnsi 10
~foji 2
~fon -2
~fone ~pe 2
~fone ~tod 2
~fone 3
~for -5
~form -2
~formula -4
~foto ~dikkr 3
~foto 5
~fri -2
~from -3
~fsl ~bima -2
~fsl ~brbd 2
~gbrht ~hoti -2
~gbrht -4
~gdi -3
~ge ~hone 3
~ge ~ko 2
~ge ~kya 2
~ge -3
~gei ~h 2
~gei ~he -3
~gei -6
~gi ~he 2
~gi ~hun 3
~gi -2
~gift -3
~gir ~gya -3
~gir -3
~girti ~he -2
~girti -2
~git -3
~gita -2
~gli ~deti 2
~gli 3
~glt ~jgh 3
~glt ~km 2
~glt 7
~glti ~se 5
~glti 5
~gna -9
~gnda ~km 2
~gnda 3
~gnde ~km 2
~gnde 2
~gndi ~hrkt 3
~gndi 4
~gne ~ki -3
~gne -7
~gnit -3
~gnja 8
~gnte -3
~gnv ~men 2
~gnv 2
~go ~ki 2
~go ~me 5
~go 3
~godm -4
~goli ~kha 2
~goli ~kitne -2
~goli ~nigl 3
~golin ~kha 4
~golin ~le 3
~golin 10
~gr ~se 3
~gr ~suki 2
~gr ~suna -3
~gr ~vle 2
~gr ~vlo 2
~gr 2
~grb 3
~grbvti -2
~grelu ~hinsa 5
~grelu 4
~grm ~cimte 3
~grm -2
~grmi -4
~grop -6
~grud ~purn -2
~grud -2
~grv ~he -5
~grv -5
~grvlo 3
~gujr -2
~gusa ~a -5
~gusa ~ata -2
~gusa -12
~guse ~me 2
~guse 3
~gutka 4
~gutno -4
~gya ~ab -4
~gya ~he 2
~gya ~hu 2
~gya ~ki 4
~gya ~pr -2
~gya ~tha 3
~gya 2
~gyb 2
~gye -2
~gyi 4
~h ~bs 2
~h ~fone -3
~h ~jn 2
~h ~kese 2
~h ~ki 2
~h ~kya -4
~h ~mr 2
~h ~nsa 2
~h ~rt 2
~h ~scul -2
~h 22
~he ~abi -2
~he ~bs -3
~he ~dr 2
~he ~film -2
~he ~gna -2
~he ~go 2
~he ~gr 4
~he ~ilj 2
~he ~kese 3
~he ~khta 2
~he ~khti 2
~he ~ki 3
~he ~kisko 4
~he ~kya -8
~he ~mdd 2
~he ~men 2
~he ~mn -3
~he ~mr 6
~he ~or 2
~he ~pde -2
~he ~pheli -2
~he ~tel -4
~he 7
~hegt -3
~helple 2
~helpline 2
~hen ~bs -3
~hen ~ki 4
~hen ~kud 2
~hen ~kya -5
~hen ~or 2
~hen 11
~hfte -4
~hha -5
~hi ~cla 2
~hi ~ho -2
~hi ~kyu 4
~hi ~na 8
~hi ~nhi -8
~hi ~nind 2
~hi 9
~himt ~nhi 2
~himt 6
~hindi ~me -3
~hindi ~men -2
~hinsa ~adinim -3
~hinsa ~ki 5
~hinsa 5
~hlka ~lg -4
~hlka -3
~hmesa ~ke 6
~hmesa 9
~hng ~ho -3
~hng -3
~ho ~ge -3
~ho ~gei 2
~ho ~gya 2
~ho ~gye -4
~ho ~na -4
~ho ~rha -3
~ho ~rhi 9
~ho -4
~hoga -3
~hogi -2
~hokr 2
~holi -7
~homevork -7
~hone ~ka 4
~hone 2
~hos ~nhi 2
~hos 4
~hostel ~ja -3
~hostl ~ke 3
~hostl 2
~hota ~he -4
~hota ~to 2
~hota -2
~hoti ~h -5
~hoti ~he -4
~hoti -10
~hov ~to -5
~hov -6
~hr ~gya 7
~hr 5
~hrkt 3
~hsi -3
~ht ~kta 2
~ht ~nhi -4
~ht ~pr 2
~ht ~utta 2
~ht ~utya 2
~ht 14
~htya 5
~hu ~go 2
~hu ~jb 3
~hu 11
~hua ~he 3
~hua ~to 4
~hua -3
~hue 2
~hui -3
~hun 14
~husbnd ~skes 3
~husbnd 6
~hye -3
~i 12
~ica ~ktm 3
~ica 3
~icca 6
~if ~i 4
~if 4
~ijt 3
~ilj 4
~in 4
~injektio 2
~int ~bte 2
~int 3
~interviev -2
~is ~dunia 4
~is ~mhine -2
~is ~srir 3
~is 5
~ise ~aca 3
~ise 4
~isi ~ka -2
~iske 2
~isvr -3
~itni ~piunga 2
~itni -4
~ja ~mr 3
~ja 7
~jb 2
~jbrdsti ~ki 2
~jbrdsti ~smbnd 2
~jbrdsti 10
~jbrn ~sdi 2
~jbrn 3
~je ~bs 3
~je ~to 2
~je 5
~jegi 2
~jesi -3
~jevr 2
~jg -3
~jgda ~hua -2
~jgda -4
~jgh ~ht 2
~jgh 3
~jgta ~he -2
~jgta -5
~jher 2
~jhr ~kha 5
~jhr 2
~ji ~br -2
~ji ~ke 7
~ji ~ki -2
~ji 7
~jina ~isi -2
~jina ~ne 2
~jina ~nhi 8
~jina 12
~jinda ~nhi 5
~jinda 9
~jindgi ~kesi -2
~jindgi ~ktm 6
~jindgi ~se 6
~jindgi 5
~jine ~ka 8
~jine ~ki 7
~jine 15
~jiu 7
~jivn ~se 2
~jivn ~smpt 4
~jivn 4
~jl ~gya -2
~jl -4
~jldi ~utne -3
~jlebi -5
~jlne ~pr -2
~jlti ~he -2
~jlya 3
~jmi ~ke 5
~jmi 8
~jn ~buj 3
~jn ~cidkti -2
~jn ~de 9
~jn ~dene 7
~jn ~he -3
~jn ~ja -2
~jn ~nikl -2
~jn ~oa -2
~jn ~phcn -2
~jn ~se 2
~jn -8
~jna ~chie 2
~jna ~chta 4
~jna ~chti 3
~jna ~h -2
~jna ~he 5
~jne ~ka 5
~jne ~pr -2
~jne 6
~jnmdi ~sndes -2
~jnmdi -4
~jo ~kya 3
~jo ~to 6
~jo 11
~job -2
~joi -3
~jon ~to 3
~jon 13
~jonga 13
~jongi 10
~jrurt ~nhi 3
~jrurt 4
~jti ~he -5
~jti -5
~jue ~ki 3
~jue ~me 2
~jue 5
~jule -5
~jute -3
~jvn -2
~jyda -2
~jye 4
~jyega 8
~k ~bd 2
~k ~lie 2
~k 7
~ka ~adi 3
~ka ~ant 2
~ka ~art -2
~ka ~asn 3
~ka ~boj -2
~ka ~byh 3
~ka ~dbv 3
~ka ~desi -2
~ka ~dil 2
~ka ~dyn 3
~ka ~form -2
~ka ~hu 2
~ka ~hun 2
~ka ~koi 4
~ka ~kyl 4
~ka ~ldka 2
~ka ~lst -2
~ka ~mn 15
~ka ~nm -4
~ka ~number 2
~ka ~pesa 4
~ka ~pper -3
~ka ~pti 3
~ka ~shi -2
~ka ~soc 5
~ka ~tel 6
~ka ~trika -2
~ka ~upe 4
~ka ~vicr 3
~ka ~vyym -2
~ka -7
~kb ~aoge -2
~kb ~he -2
~kb ~mnya -2
~kb -15
~kbdi ~me -2
~kbdi -2
~kbi ~kbi -2
~kbi -3
~kda -6
~kdi 5
~ke ~age 2
~ke ~alva 5
~ke ~asn -2
~ke ~bd -2
~ke ~bina -2
~ke ~gne -2
~ke ~kese 2
~ke ~kya 7
~ke ~kyl 2
~ke ~ldke 3
~ke ~lie -5
~ke ~lksn -2
~ke ~mr -3
~ke ~nice 2
~ke ~nisn 4
~ke ~nm 5
~ke ~pet -2
~ke ~pode -3
~ke ~ps 4
~ke ~sir 2
~ke ~smne 2
~ke ~srir 2
~ke ~st 5
~ke ~trike -2
~ke ~upe -5
~ke ~vicr 4
~ked 2
~kel -2
~kendr ~khn 2
~kendr 3
~kendra 5
~keni 5
~kese ~bco 2
~kese ~bde -2
~kese ~bdye -2
~kese ~bne -2
~kese ~bnye -2
~kese ~code 8
~kese ~codu 7
~kese ~cude 3
~kese ~cudo 3
~kese ~cudvye 5
~kese ~cudye 3
~kese ~kru -3
~kese ~mile -2
~kese ~mre 2
~kese ~mrta -3
~kese ~roke 4
~kese ~smje 3
~kese ~smjo -3
~kese ~smjye -2
~kese ~snble -2
~kese -14
~kesi ~he -2
~kesi -2
~ket ~vli 2
~keti -2
~kgj 2
~kh 2
~kha ~lia 4
~kha ~lin 2
~kha ~lunga 2
~kha ~milega -3
~kha ~se -5
~kha 10
~khenge 3
~khn ~brti 3
~khn ~he 2
~khn 6
~khni -4
~khta ~he 4
~khta 4
~khte ~hen 2
~khte 3
~khti ~he 3
~khti ~hen 2
~khti 7
~ki ~ab -2
~ki ~adt 7
~ki ~bcci 2
~ki ~brsi -2
~ki ~bt 6
~ki ~bte 2
~ki ~cbi 2
~ki ~dmki 9
~ki ~dru 5
~ki ~dva 2
~ki ~fis -4
~ki ~foto 2
~ki ~goli -3
~ki ~ica 3
~ki ~icca 2
~ki ~khni -3
~ki ~kmi -3
~ki ~kosis 3
~ki ~ldki 6
~ki ~lt 11
~ki ~mrne 3
~ki ~mtra -4
~ki ~munder 3
~ki ~posting -5
~ki ~pribsa -2
~ki ~prvris -2
~ki ~ptri 4
~ki ~puri 3
~ki ~rt -2
~ki ~ser -2
~ki ~srb 10
~ki ~sri 2
~ki ~subh 4
~ki ~sui 3
~ki ~teyri -3
~ki ~thi -3
~ki ~utu 3
~ki ~vide -2
~ki ~vidi -2
~ki ~vjh -2
~ki ~yd -4
~kicdi -2
~kide ~ki -2
~kigrete ~cod 2
~kigrete 5
~kis -2
~kise 2
~kisi ~din 3
~kisi ~ko 3
~kisi 5
~kisko ~bto 2
~kisko 3
~kisn ~atmhtya -4
~kisne -2
~kitbe -3
~kitna -8
~kitne -7
~kitni ~he -2
~kitni -8
~kitnsk 4
~kke -2
~kksa -2
~kl ~ho -4
~kl ~ka 3
~kl ~se 4
~kl 6
~kla -2
~kle 8
~klient ~ne -3
~kls ~me -2
~kls -4
~km ~krne -2
~km ~krte 4
~km ~krvte 6
~km ~nhi -4
~km -4
~kmi -3
~kmr -3
~kmre ~me 2
~kmre ~men 4
~kmre 6
~kna ~kya -4
~kna ~nhi 4
~kna ~pina 2
~kna -3
~knsi -6
~knu -4
~ko ~but -2
~ko ~cku 4
~ko ~cot 4
~ko ~drvne -4
~ko ~frk 2
~ko ~ht -4
~ko ~jhr -4
~ko ~kese -5
~ko ~kitni -3
~ko ~ktm 3
~ko ~leke 2
~ko ~meke 2
~ko ~mil 3
~ko ~mra -5
~ko ~mrte 2
~ko ~nind -2
~ko ~ppa -2
~ko ~snblna -3
~ko ~srb -2
~ko ~uska 4
~ko 5
~kocing ~ke 3
~kocing ~men 2
~kohli -4
~koi ~bolta 2
~koi ~mtlb 2
~koi 11
~kolege -3
~kon ~sa -3
~kon ~si 2
~kon -3
~konfidenke -6
~konsa -2
~konse -3
~konseling ~me 3
~konselor -9
~konsi -2
~konslr -3
~kosis ~ki 2
~kosis 3
~kota ~me 2
~kota 3
~kps -4
~kptio ~for -2
~kptio -2
~kr ~dia -9
~kr ~die -2
~kr ~dunga 2
~kr ~lu 2
~kr ~lun 3
~kr ~lunga 2
~kr ~rha 2
~kr ~rhe 2
~kr 11
~krb 3
~krd -2
~kriket ~me -3
~kriket -5
~krj ~itna 2
~krj ~ke 2
~krj ~se 2
~krj 3
~krja 3
~krje ~me 2
~krje 2
~krke 3
~krna ~chta -4
~krna ~he 4
~krna 6
~krne ~ke -5
~krne ~pe 2
~krne 6
~kro 2
~krptvr -2
~krta ~he 8
~krta 9
~krte ~he 2
~krte ~hen -2
~krte ~krte 4
~krte -4
~krti ~he 3
~kru 2
~krungi 2
~krus ~ne -4
~krus -6
~krva ~cot -2
~krva ~rhe 3
~krva 2
~krvo -2
~krvte 5
~ks ~men 2
~ks 2
~kse ~aya 6
~kse 4
~kt ~gei -2
~kt ~le -4
~kt ~lia 3
~kt -3
~kta 2
~kti 3
~ktl -4
~ktm ~ab -5
~ktm ~ho 4
~ktm ~kr 5
~ktm ~krne -2
~ktm ~krni 4
~ktm ~nhi -3
~ktm 5
~ktna -4
~ktne ~ka 3
~kud ~hi 2
~kud ~ja 3
~kud ~jo 3
~kud ~jon 2
~kud ~jonga 3
~kud ~jongi 2
~kud ~ko 7
~kud ~se -4
~kud 15
~kudkusi ~ke 2
~kudkusi 15
~kudne ~ja 4
~kudne 3
~kue ~me 3
~kue 3
~kule 2
~kun -3
~kus -6
~kusi -2
~kut -3
~kute -4
~kvita -7
~kya ~de -3
~kya ~he -4
~kya ~hota -2
~kya ~khenge 3
~kya ~kre 6
~kya ~kru 5
~kya ~krungi 2
~kya ~kya -2
~kya ~ye -2
~kya -8
~kye -3
~kyl ~ata 2
~kyl ~ate 3
~kyl 7
~kyo ~lgte -2
~kyo ~nhi 3
~kyu ~nhi 2
~lde -2
~ldka 4
~ldke ~ko 2
~ldki ~ke 2
~ldki ~ki 3
~ldki ~ne 2
~ldki 10
~le ~to -4
~le 7
~lek 2
~leke 4
~lekr 4
~lene ~ka 2
~lene 5
~let 2
~leta ~h 2
~leta ~hun -3
~lete ~he 2
~lete ~hen 2
~lete 4
~leti -3
~lg ~gi 3
~lg ~gya 5
~lg ~rha -4
~lg 5
~lga ~lu 3
~lga ~lunga 3
~lge -2
~lgna -3
~lgo -3
~lgta -3
~lgte ~hen -5
~lgte -6
~lgti -5
~lgya -3
~lgye -2
~li ~he 5
~li 12
~lia ~asptl 2
~lia ~he 2
~lia 14
~lie ~dyn -2
~lie ~jiu 7
~lie ~konsi -2
~lie ~kya -3
~lie ~nhi -2
~lie ~so 2
~lie ~sona 3
~lie 4
~ligt -2
~lik ~di 3
~lik ~dia 3
~lik ~ke 3
~lik 10
~lika ~he 2
~lika 2
~like -2
~likne -2
~lin 4
~line 3
~list -2
~lk 2
~lko -2
~lksn -2
~ll -4
~lnbi -4
~lo 2
~log ~kya 3
~lori -5
~lptop ~hng -3
~lptop -3
~lst ~gudbye 2
~lt ~kese 7
~lt ~lg 4
~lt 11
~lti ~se 2
~lti 2
~ltk ~jonga 2
~ltk 6
~ltka -2
~ltkne ~ka 2
~ltkne 2
~lu ~kya 8
~lu 4
~lun ~kya 2
~lun 6
~lunga 12
~lungi 4
~lye 3
~lyriks -6
~ma 4
~mccr ~mrne -2
~mccr -2
~mcr ~mrne -3
~mcr -5
~mdd ~chie 4
~mdd ~kro 3
~mdd 5
~mdusla -2
~me ~ake 2
~me ~akele -2
~me ~antr -2
~me ~bnd 2
~me ~dru -2
~me ~he -3
~me ~kese -2
~me ~km 3
~me ~kud 4
~me ~kudne 4
~me ~kya -4
~me ~ldke 2
~me ~meri -2
~me ~mrna 2
~me ~na 4
~me ~pese 2
~me ~pni -2
~me ~sb -6
~me -3
~meke ~bt 2
~meke 3
~men ~akelpn -2
~men ~beta 2
~men ~bhi 2
~men ~bnd 3
~men ~cla 2
~men ~coti -2
~men ~fnda 3
~men ~ja 3
~men ~kud 2
~men ~kudne 2
~men ~kyo -4
~men ~mn -2
~men ~mr 3
~men ~nhi 6
~men ~nind -2
~men ~peda 2
~mera ~beta -3
~mera ~dost 3
~mera ~na 2
~mera 11
~mere ~bcce 2
~mere ~bd 4
~mere ~jne 3
~mere ~lie -3
~mere ~mrne 7
~mere ~pti -7
~mere ~st 2
~mere 18
~meri ~akiri 4
~meri ~akri 3
~meri ~avj -2
~meri ~beti 2
~meri ~bt -3
~meri ~jn -5
~meri ~sri -2
~meri 9
~mesge 2
~mf 2
~mgi -5
~mhila 3
~mhine ~ka -3
~mhine -7
~mhsus -4
~mi ~husbnd 3
~mi 4
~mil ~jyega 4
~mil 3
~mila 5
~milegi 2
~mili 3
~milkr 2
~milna -3
~milta -2
~mit 3
~miti ~ka 6
~miti 2
~mjbut -3
~mkn ~nm 2
~mkn 2
~mla 6
~mlis -3
~mma ~ki 2
~mma 5
~mmi ~ko 2
~mmi 4
~mn ~bri -2
~mn ~he 3
~mn ~kr 2
~mn ~krta 3
~mn ~kyo -2
~mn ~nhi -6
~mn ~uds -4
~mna ~kese -2
~mna ~krne 2
~mng ~rha 3
~mng 4
~mnsik -3
~mnya ~jta -2
~mnya -2
~mobile ~ki -4
~mobile -4
~mot ~a 4
~mot ~kyu 2
~mot 11
~movie -5
~mr ~denge 3
~mr ~deta 4
~mr ~dla -5
~mr ~gei -2
~mr ~gya -6
~mr ~hi -2
~mr ~ja 7
~mr ~jna 6
~mr ~jne 2
~mr ~jo 2
~mr ~jon 3
~mr ~jonga 4
~mr ~ke -4
~mr ~mr -4
~mr ~pit 2
~mr ~rhe -3
~mra ~or 2
~mri -2
~mrij ~ke 3
~mrij ~ko 2
~mrij 11
~mrityu ~prmn -2
~mrityu -3
~mrna ~chta 2
~mrna ~chti 2
~mrna ~he 3
~mrna 9
~mrne ~ka 7
~mrne ~ki -3
~mrne ~se 3
~mrne ~vla -4
~mrne 6
~mrpit 4
~mrta ~he 6
~mrta 3
~mrte ~hen 4
~mrte 6
~mrti ~hu 3
~mrti 2
~msg 2
~mstr ~ji 3
~mstr 3
~mtlb ~nhi 2
~mtra -5
~mud -2
~muft -2
~muh ~diko 3
~muh 5
~muhurt -2
~muhvra -2
~muhvre ~ka -2
~muhvre -2
~muj 2
~muje ~bhi 2
~muje ~ldke -7
~muje ~mr 2
~muje ~uta 3
~muje 22
~mujse ~bt -2
~mujse 2
~mukt -2
~mukti ~chie 2
~mukti ~kendr 2
~mukti ~kendra 4
~mukti ~pr -3
~mukti 4
~mumbe -4
~mumi -3
~muna -3
~munder ~pe 3
~munder 3
~na ~ho -7
~na ~hota 2
~na ~kule 2
~na ~piu 2
~na ~rhna 2
~na ~rhu 5
~na 8
~nblig ~ldki 3
~nblig 7
~ndi ~kinre -2
~ndi ~me 3
~ndi ~men 2
~ndi 3
~ne ~al 2
~ne ~btya 2
~ne ~dusri -4
~ne ~fir -2
~ne ~fnsi 3
~ne ~ht 2
~ne ~jbrdsti 2
~ne ~jn -7
~ne ~kha 3
~ne ~kpde 2
~ne ~lti 2
~ne ~mere -2
~ne ~miti -2
~ne ~mr -6
~ne ~rsi 3
~ne ~sttus 2
~ne ~tejb 2
~ne 10
~nhi ~aya -2
~nhi ~bci 2
~nhi ~bcunga 4
~nhi ~bejte 2
~nhi ~cut 2
~nhi ~dete 3
~nhi ~deti 3
~nhi ~ei -3
~nhi ~he -4
~nhi ~hota 2
~nhi ~hoti -2
~nhi ~hua 4
~nhi ~hui 2
~nhi ~jina 2
~nhi ~jna 2
~nhi ~krne 2
~nhi ~krta -2
~nhi ~krti -3
~nhi ~lga -3
~nhi ~lgta -5
~nhi ~lgya -4
~nhi ~nikla 3
~nhi ~pa 3
~nhi ~pti -3
~nhi ~rha 3
~nhi ~rhe -3
~nhi ~rhi -3
~nhi ~rhna 3
~nhi ~rhunga 4
~nhi ~rhungi 4
~nhi 5
~nhr 2
~nibnd -3
~nice 5
~nigl ~li 3
~nigl ~lia -2
~nigl 4
~nikl ~dia 3
~nikl ~gya -2
~nim -6
~nind ~a -3
~nind ~ati 2
~nind ~ke -3
~nind ~ki 12
~nind ~km -3
~nind ~nhi -7
~nind -7
~nisn ~h 3
~nisn 6
~nit ~nhi 3
~njr -2
~nk -2
~nkli ~srb 3
~nkli 3
~nku ~ktne -3
~nku -3
~nm ~he -2
~nm ~kr 2
~nm ~stya -3
~nm -4
~nmk -2
~nnd ~or 3
~nnd 4
~nni ~ke -3
~nni -4
~no ~to -2
~nomini ~ko -2
~nomini -2
~norml -5
~not ~lik 3
~not 3
~note 3
~nots -3
~nrj ~he -3
~nrj -3
~ns ~kt 5
~ns ~ktne 5
~ns 10
~nsa ~krta 2
~nsa ~mukti 2
~nsa 4
~nse ~ki 8
~nse ~men 3
~nse 13
~number ~bd -3
~number ~chie 2
~number 2
~nya -4
~oa ~tn -2
~oa -2
~of -2
~ofike ~ka -2
~ofike ~vps -3
~ofike -6
~old 4
~on 6
~onle 2
~or ~aniversri -5
~or ~cts 4
~or ~gr 3
~or ~ss 3
~or 11
~ot ~ki 2
~overdose ~ho 6
~overdose 6
~overtinking -2
~pa ~rha 3
~pa 3
~pd 5
~pde ~se -4
~pde -4
~pdne ~ka -2
~pdne -2
~pdos 2
~pdosi 6
~pdta 4
~pdte -3
~pdti ~he 2
~pdti 2
~pe ~mrta -5
~pe ~nisn 2
~pe ~sb -3
~ped -2
~peda ~hi 5
~peda 6
~pensio ~ka -2
~pensn ~cin 2
~pensn 3
~people 2
~period -4
~pesa ~bco 3
~pesa 6
~pese ~mng 2
~pese 8
~pet ~men 2
~pet -6
~pg 5
~phcn -3
~phd -4
~pheli -2
~phle ~ya -2
~phle 2
~phli ~br -3
~phli -5
~phucne ~se 2
~phucne 2
~pi ~ke 3
~pi ~li 4
~pi ~lia 9
~pi 9
~pia 2
~pica ~krta 2
~pica 2
~pie 2
~pike 3
~pikr 3
~pina 2
~pine ~ke 3
~pine ~lga 2
~pine 10
~pit ~ta 3
~pit 8
~pita ~h 2
~pita ~he 5
~pita ~ke -2
~pita 3
~pite ~hen 4
~pite 6
~pitji 5
~pitne -2
~pitta ~he 4
~pitta 4
~pitte ~hen 3
~pitte 3
~piu 2
~piunga ~ki 2
~piunga 2
~pkd 3
~pln -2
~pnc ~sl -8
~pnc -8
~pndrh 2
~pni ~ki -3
~pni -2
~pnka -2
~pnke ~se 6
~pnke 10
~pode -3
~poiso -2
~popers ~or 3
~popers 3
~posting ~dur -2
~posting -4
~postr -2
~pote ~ko 2
~pote 2
~poti ~ko 2
~pp 3
~ppa ~ki 5
~ppa ~ko -9
~ppa ~ne 2
~ppa ~roj 2
~ppa ~se -2
~ppa ~srb 2
~ppa 7
~pper -5
~pr ~bled 6
~pr ~boj 4
~pr ~br 2
~pr ~ht -2
~pr ~nibnd -3
~pr ~postr -2
~pr -9
~premi ~foto 2
~premi 5
~presn ~hun -2
~presn 2
~presure -3
~pribsa -2
~priksa ~ktm -3
~priksa ~se -3
~priksa -5
~prmn -3
~prmrs -4
~prmrsdta ~ke -2
~prmrsdta -2
~prn 6
~projekt -4
~protokol -2
~prta -2
~prtner 3
~prvdn -2
~prvris -2
~ps ~le 2
~ps 6
~psnd ~he -5
~psnd -6
~pta 5
~pti ~bhut 2
~pti ~crs 2
~pti ~ke -4
~pti ~mrta 4
~pti ~ne -2
~pti ~nigl 3
~pti ~ptni -3
~pti ~roj 2
~pti ~use 2
~pti 13
~ptient ~ne 2
~ptient 7
~ptk 2
~ptng -3
~ptni ~men -3
~ptr -2
~ptri ~pr 2
~ptri ~tk 2
~ptri 5
~ptsd 2
~pul ~se 2
~pura ~gr -2
~pura -4
~pure -3
~puri ~pti 3
~purn -2
~purne -6
~purni ~kitbe -2
~purni -6
~pyr ~ka -3
~pyr ~se -2
~pyr -4
~pyra -3
~re -2
~reder -2
~rel ~ki 2
~rel 2
~reling 2
~relve 2
~renev -2
~report -3
~result -4
~rha ~h -3
~rha ~hu -2
~rha ~hun -6
~rhe ~hen 4
~rhe ~the -2
~rhe 4
~rhi -2
~rhna ~chti 2
~rhna ~hi 2
~rhna 5
~rhta ~he -3
~rhta -4
~rhu ~to 2
~rhu 5
~rhunga 4
~rhungi 4
~riport -4
~rista -2
~rje -3
~rk ~dia 3
~rk 7
~rka ~he 2
~rka 2
~rke -2
~rki ~hen 2
~rkna 4
~rm ~nm -3
~rm ~rm 3
~rm 2
~rng -6
~rogi ~ne 2
~rogi 4
~rohit ~ne -2
~rohit -2
~roj 11
~rok 3
~roke 4
~rokna ~he 4
~rokna 4
~rona -2
~rope -2
~roti -2
~rsi ~kudne -2
~rsta ~nhi 3
~rsta 5
~rt ~he 5
~rt ~ko -4
~rt ~me -3
~rt ~men -4
~rum ~prtner 2
~rum 3
~rumte -5
~sb ~cidte -3
~sb ~hr 2
~sb ~ko 2
~sb ~ktm 5
~sb ~kus 2
~sb ~log -2
~sb ~pr 2
~sb 10
~sbd -4
~sbji -3
~sbko ~akiri 2
~sbko ~alvida 2
~sbko 10
~sbne -2
~scul ~me -3
~scul ~nhi 2
~scul ~se 2
~scul -5
~sdi ~ho 2
~sdi ~ke -3
~sdi ~krva 2
~sdi ~me -4
~sdi ~men -2
~sdi 3
~se ~acca 3
~se ~admi 5
~se ~ake 2
~se ~bt -3
~se ~clng 4
~se ~cutkra 4
~se ~dr -2
~se ~dur -3
~se ~ht 3
~se ~jgda -2
~se ~jlti -2
~se ~kud 3
~se ~kudne 2
~se ~kya -2
~se ~ltkne 2
~se ~meri 2
~se ~mn -3
~se ~mr -4
~se ~mra 2
~se ~mrne 3
~se ~nhi -4
~se ~nikl 4
~se ~nind -2
~se ~pita 3
~se ~pyra -2
~se ~sb 2
~se ~sdi 3
~se ~srb -8
~se ~suku 2
~se ~tk 3
~se ~tng 3
~se 4
~selektio ~nhi 2
~self ~konfidenke -4
~self -3
~ser -2
~sesio -2
~sf -3
~sfe -3
~sfr ~he -3
~sge 4
~shb 2
~sheli ~ne 2
~sheli 6
~sher ~me -2
~sher -2
~shi -4
~shid ~ki 2
~shr ~men -2
~shr -2
~si 3
~sika -5
~sikna -3
~sikyt 4
~sing -4
~sir ~ne 2
~sir 3
~sirf -4
~sirka -2
~sisi 2
~sisu -3
~sk ~he 2
~sk 2
~skene -2
~skes 3
~skri -2
~skte ~he -3
~skte ~hen -2
~skte -5
~skul ~men -2
~skul -5
~sl ~ho -5
~sl ~ke 6
~sl ~ki 10
~sl ~se -6
~sl 7
~slfs ~kha 2
~slfs ~ki 2
~slfs 5
~slh -2
~slogn -2
~slri -3
~sm ~ko -3
~sm -4
~smbnd 2
~sme -4
~smek 3
~smj -3
~smje 3
~smjo -4
~smjye -2
~smk ~ki 2
~smk 4
~smlengikta ~kya -2
~smlengikta -3
~smn -2
~smne 2
~smpt 4
~snble -2
~snblna -3
~sndes -5
~sndese ~ate -3
~sndese -3
~snp -2
~sns ~ka -2
~sns 3
~snt -2
~so ~jna 2
~so -2
~soc ~rha 5
~soc 6
~soca 6
~socti 2
~sok ~sndes -2
~sok -3
~solutio 2
~sona ~he 3
~sone -3
~song -4
~sori ~lik 2
~sori 4
~sosn 3
~soteli ~ma 2
~soteli 2
~soya -3
~spic -3
~spne ~me -2
~spne -5
~spre 4
~sr ~drd -5
~sr -2
~srb ~codne 6
~srb ~cudne 3
~srb ~kese 11
~srb ~ko -4
~srb ~pi 2
~srb 7
~srbbndi -2
~srdi -2
~sri ~golin 3
~sri ~nind 3
~sri 5
~srir ~pr 2
~srir ~se 2
~srir 4
~srm ~se -2
~srm -6
~ss ~bhu -3
~ss ~ne 3
~ss ~se -3
~ssur ~ne 2
~ssur 3
~ssurl ~vle 4
~ssurl 7
~st ~glt 2
~st 9
~sta 3
~ste 3
~stesn ~pr -2
~stesn -2
~stio -2
~strnj ~men -2
~strnj -2
~sttio -3
~sttus ~lgya 2
~stya ~he -3
~stya -2
~subh ~jldi -3
~subh ~se -4
~subh -3
~sucna 3
~sugr -4
~sui ~lgta 2
~sui 3
~suikide ~krna 3
~suikide ~note 2
~suikide 9
~suki 2
~sukide 3
~sukr ~he -3
~sukr -3
~suku 3
~sulk -3
~sun 4
~suna ~lgta -3
~suna -5
~sundi ~mrne -2
~sundi -2
~sungta ~he 4
~sungta 5
~surj -3
~suru -5
~sused ~not 3
~sused 7
~suside ~krne 2
~suside 3
~svdni -2
~svetr -2
~svl -5
~syd -2
~syri -4
~tb 3
~te 3
~tecer -3
~tejb 3
~teke 2
~tel ~mlis -2
~tem -3
~tensio -6
~terke 3
~terpist -3
~teyri -3
~tha ~aj -2
~tha ~kl 2
~the 4
~thi 3
~tik ~he -4
~tik ~ho 3
~tik -6
~tika -3
~tiket -5
~time ~kese -2
~time -5
~tin 2
~tips -2
~tk ~gei -2
~tk ~gya 5
~tk ~nhi 3
~tk 4
~tki ~jldi 2
~tki 2
~tkn -3
~tlb 2
~tmbku ~ki 3
~tmbku 5
~tn -2
~tnde -2
~tng ~a 2
~tng 4
~tnv -2
~to ~gr 3
~to ~jinda 2
~to ~mr 2
~to ~nhi -5
~to ~sb 3
~to ~se -3
~to 6
~tod 2
~toda -3
~tode -6
~todi -3
~tota -3
~tpd 2
~tra 2
~tre ~ke 2
~tre ~ki 2
~tre ~me -4
~tre -3
~trening -2
~trik -2
~trika ~bto 2
~trika 2
~trike -3
~trip -2
~tu 4
~tuitio ~vla 3
~tuitio 3
~tum -2
~tut -2
~tyg 2
~udr -2
~uds ~he -3
~uds -6
~udsi -3
~ulti ~ho 3
~ulti ~kr -5
~ulti ~or 4
~ulti 5
~umr ~me 2
~unke 2
~unki 2
~unko 2
~upe -3
~upr 2
~use 2
~uska 4
~uske 4
~uski 3
~usko 3
~usne 5
~uta ~le 3
~uta 7
~utne ~ki -2
~utne -3
~utr -2
~utta ~he 2
~utta 2
~utu ~hi 4
~utu 4
~utya 2
~vht ~to -3
~vht -6
~vhtsp -5
~vicr ~ate 2
~vicr 7
~vida 2
~vide -2
~video ~bna 2
~video 5
~vidi -6
~vidio 2
~vijnn ~nots -2
~vijnn -4
~virl 2
~vis ~or -2
~vis -5
~visele -2
~vit 3
~vivh 3
~vjh ~se -2
~vkt -3
~vla ~kse 6
~vla -3
~vle ~dhej 2
~vle ~svl -3
~vle 2
~vli ~dve 2
~vli -2
~vlo 2
~vnt ~to 2
~vnt 2
~vo 3
~vps ~jna -3
~vps ~nhi 2
~vrna 2
~vrt -3
~vsit -2
~vyym -2
~ya ~bd -2
~ya ~nhi -3
~ya -8
~yd ~a -3
~yd ~ati -6
~yd ~me 4
~yd -10
~ye ~meri 2
~yhi 8
~ymrj 4
~yog -2
~yoga -2
~yon ~sosn 3
~yon 3
~yr -4
~ytra -3
`
